const headings = ['## Context', '## Decision', '## Consequences'];

/** What a decision's page lacks of the template in docs/decisions/README.md; `list` is that page. */
export function findDecisionProblems(name: string, markdown: string, list: string): readonly string[] {
  const number = name.slice(0, 4);
  const places = headings.map((heading) => markdown.indexOf(`\n${heading}\n`));
  const isOrdered = places.every((place, index) => place > (places[index - 1] ?? 0));
  return [
    ...(markdown.startsWith(`# ${number} `) ? [] : [`its title does not begin with ${number}`]),
    ...(/^Date: \d{4}-\d{2}-\d{2}\. Status: \S/m.test(markdown) ? [] : ['it has no date and status']),
    ...(isOrdered ? [] : [`it has not the headings ${headings.join(', ')}, in this order`]),
    ...(list.includes(`(${name})`) ? [] : ['docs/decisions/README.md does not list it']),
  ];
}
