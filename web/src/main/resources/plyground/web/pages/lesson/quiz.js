import { html } from "../shared/elements.js";

/** A question with several answers; the order is the alphabet's, so that it tells nothing. */
export function quiz(activity) {
  const right = activity.setting("right");
  const wrong = ["wrong", "wrong2", "wrong3"].map((key) => activity.setting(key)).filter(Boolean);
  const choose = (answer) =>
    answer === right
      ? activity.finish(activity.setting("why") ?? right)
      : activity.tell(false, `"${answer}" is not it. Try another answer.`);
  activity.place.replaceChildren(
    ...[right, ...wrong]
      .toSorted()
      .map((answer) => html("button", { type: "button", onclick: () => choose(answer) }, answer)),
  );
}
