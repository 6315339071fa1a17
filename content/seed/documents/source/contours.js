/** Draws a hill in contour lines onto each cover; `data-hill` makes each another hill. */
for (const svg of document.querySelectorAll("svg[data-hill]")) {
  const hill = Number(svg.dataset.hill);
  svg.setAttribute("viewBox", "0 0 210 190");
  for (let ring = 1; ring <= 26; ring += 1) {
    const points = Array.from({ length: 120 }, (_, step) => {
      const turn = (step / 120) * 2 * Math.PI;
      const shape =
        1 +
        0.22 * Math.sin(2 * turn + hill) +
        0.13 * Math.sin(3 * turn + 2.1 * hill + ring / 9) +
        0.06 * Math.sin(7 * turn + hill * hill + ring / 4);
      const radius = ring * 6.2 * shape;
      const x = 128 + 9 * Math.sin(hill + ring / 6) + radius * Math.cos(turn);
      const y = 74 + 7 * Math.cos(hill + ring / 5) + radius * 0.74 * Math.sin(turn);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", `M${points.join("L")}Z`);
    if (ring % 5 === 0) path.setAttribute("class", "index");
    svg.append(path);
  }
}
