// The table's styles: only who comes to a table loads them.

/** @type {Promise<unknown> | undefined} */
let loaded;

export function styles() {
  loaded ??= styleSheet("at_table");
  return loaded;
}

/** One that only some page needs. @param {string} name */
export function styleSheet(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/app/style/${name}.css`;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => reject(new Error(`no style sheet ${name}`)));
  });
}
