// Search in the documentation. Neither imports nor exports: the same file serves pages that are opened from a disk,
// where browsers load no modules.
(() => {
  const MOST = 12;
  const input = document.getElementById("docs-search");
  const results = document.getElementById("docs-results");
  const status = document.getElementById("docs-found");

  /** The sections of all pages, loaded when somebody begins to look for something. */
  let sections;
  const loaded = () => {
    sections ??= new Promise((resolve) => {
      const script = document.createElement("script");
      script.src = "search-index.js";
      script.addEventListener("load", () => resolve(globalThis.plygroundDocs));
      document.head.append(script);
    });
    return sections;
  };

  /** How well a section answers: nothing unless it has every word, more for words in headings. */
  const score = (section, words) => {
    const heading = `${section.title} ${section.heading}`.toLowerCase();
    const text = section.text.toLowerCase();
    let sum = 0;
    for (const word of words) {
      if (heading.includes(word)) {
        sum += 10;
      } else if (text.includes(word)) {
        sum += 1;
      } else {
        return 0;
      }
    }
    return sum;
  };

  const excerpt = (section, word) => {
    const at = Math.max(0, section.text.toLowerCase().indexOf(word) - 40);
    return (at > 0 ? "… " : "") + section.text.slice(at, at + 140);
  };

  const entry = (section, word) => {
    const link = document.createElement("a");
    link.href = section.address;
    link.textContent = section.heading ? `${section.title}: ${section.heading}` : section.title;
    const words = document.createElement("span");
    words.textContent = excerpt(section, word);
    const item = document.createElement("li");
    item.append(link, words);
    return item;
  };

  const find = async () => {
    const asked = input.value;
    const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
    const all = words.length > 0 ? await loaded() : [];
    if (asked !== input.value) {
      return; // more was typed meanwhile
    }
    const found = all
      .map((section) => ({ section, worth: score(section, words) }))
      .filter(({ worth }) => worth > 0)
      .sort((one, other) => other.worth - one.worth);
    results.replaceChildren(...found.slice(0, MOST).map(({ section }) => entry(section, words[0])));
    status.textContent = words.length === 0 ? "" : `${found.length} found`;
  };

  // A picture wider than a phone is scrolled, with the keyboard too.
  for (const place of document.querySelectorAll(".docs article p:has(> img)")) {
    if (place.scrollWidth > place.clientWidth) {
      place.tabIndex = 0;
      place.setAttribute("role", "region");
      place.setAttribute("aria-label", place.querySelector("img").alt);
    }
  }

  input.addEventListener("focus", loaded);
  input.addEventListener("input", find);
  input.form.addEventListener("submit", (event) => {
    event.preventDefault();
    results.querySelector("a")?.click();
  });
})();
