import { post } from "../shared/api.js";
import { html } from "../shared/elements.js";
import { countText } from "../shared/values.js";

/** Which search visits the fewest positions? They are run when somebody has guessed. */
export function count(activity) {
  const agents = activity.setting("agents").split(" ");
  const judge = async (guess) => {
    const runs = await Promise.all(
      agents.map(async (agent) => {
        const { nodes } = await post("/api/analyse", { ...activity.request(), agent, every: false });
        return { agent, nodes };
      }),
    );
    const least = Math.min(...runs.map(({ nodes }) => nodes));
    const words = runs.map(({ agent, nodes }) => `${agent} visits ${countText(nodes)}`).join(", ");
    if (runs.find(({ agent }) => agent === guess).nodes === least) {
      activity.finish(`${words} positions.`);
    } else {
      activity.tell(false, `${guess} is not the one with the fewest. ${words} positions.`);
    }
  };
  activity.place.replaceChildren(
    ...agents.map((agent) => html("button", { type: "button", onclick: () => judge(agent) }, agent)),
  );
}
