// Copying, also where a page is not served securely and has no clipboard: then it is selected and copied as of old.

/** Copies a text; tells whether that worked. */
async function copyText(text) {
  if (navigator.clipboard && isSecureContext) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Not allowed: the old way may be.
    }
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("aria-hidden", "true");
  field.className = "visually-hidden";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

const SAID_MILLIS = 1500;

/** Copies for a button, which says so for a moment; what cannot be copied is shown to be copied by hand. */
export async function copyFor(button, text) {
  const words = button.textContent;
  if (await copyText(text)) {
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = words), SAID_MILLIS);
  } else {
    prompt("Copy this:", text);
  }
}
