// Lists of what games and agents say of themselves.
import { html } from "./elements.js";

/** Terms and what they mean. */
export function definitions(pairs) {
  return html("dl", {}, ...pairs.flatMap(([term, text]) => [html("dt", {}, term), html("dd", {}, text)]));
}

export function parameterList(parameters) {
  return definitions(
    parameters.map((each) => [`${each.name}=${each.default || "…"}`, `${each.summary}: ${each.values}`]),
  );
}
