// The theme button.
const button = document.getElementById("theme");
const system = matchMedia("(prefers-color-scheme: dark)");

function dark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : system.matches;
}

function show() {
  button.setAttribute("aria-pressed", String(dark()));
}

button.addEventListener("click", () => {
  const theme = dark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // It then lasts until the page is left.
  }
  show();
});
system.addEventListener("change", show);
show();
