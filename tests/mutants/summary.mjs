/** The least part of mutants, in percent, that tests should kill, and that they or the approved lists should notice. */
const AIM = { killed: 85, noticed: 95 };

/**
 * The table by operator, the list of what no test that ran or only the approved list noticed, and what makes a run fail. `isWhole`:
 * every mutant of these machines was tried.
 */
export function summaryOf(reports, equivalents, lineOf, isWhole) {
  const all = reports.flatMap(({ flow, verdicts }) =>
    verdicts.map((each) => ({ ...each, flow, id: `${flow}: ${each.name}` })),
  );
  const counted = all.filter(({ id, outcome }) => !(id in equivalents) && outcome !== 'invalid');
  const operators = [...new Set(counted.map(({ operator }) => operator))].sort();
  const row = (name, of) => [
    name,
    ...['killed', 'noticed', 'survived'].map((outcome) => of.filter((each) => each.outcome === outcome).length),
    of.length,
  ];
  const rows = [
    ['operator', 'killed', 'noticed', 'survived', 'all'],
    ...operators.map((name) =>
      row(
        name,
        counted.filter(({ operator }) => operator === name),
      ),
    ),
    row('all', counted),
  ];
  const [, killed, noticed, , size] = rows.at(-1);
  const percent = (part) => Math.round((part / Math.max(size, 1)) * 1000) / 10;
  const left = (outcome) =>
    counted.filter((each) => each.outcome === outcome).map((each) => `  ${lineOf(each.flow, each.keys)} ${each.name}`);
  const text = [
    tableOf(rows),
    `killed ${percent(killed)} % (aim ${AIM.killed}), killed or noticed ${percent(killed + noticed)} % (aim ${AIM.noticed})`,
    ...listed('Only the approved list notices:', left('noticed')),
    ...listed('None of the flow’s own tests notices:', left('survived')),
    ...listed(
      'Left out:',
      all.filter(({ id }) => id in equivalents).map(({ id }) => `  ${id}: ${equivalents[id]}`),
    ),
  ].join('\n');
  return {
    text,
    problems: [
      ...reports.filter(({ problem }) => problem !== null).map(({ flow, problem }) => `${flow}: ${problem}`),
      // A change that no machine can be made of says nothing of the tests.
      ...all.filter(({ outcome }) => outcome === 'invalid').map(({ id, why }) => `${id} is no machine: ${why}`),
      ...all
        .filter(({ id, outcome }) => id in equivalents && outcome === 'killed')
        .map(({ id, by }) => `${id} is listed as equivalent, and killed by ${by}`),
      ...(isWhole ? strayEntries(reports, equivalents) : []).map(
        (id) => `${id} is listed as equivalent, and no mutant`,
      ),
    ],
  };
}

/** Entries of machines whose mutants were all made, and are none of them. */
function strayEntries(reports, equivalents) {
  const done = reports.filter(({ problem }) => problem === null);
  const known = new Set(done.flatMap(({ flow, verdicts }) => verdicts.map(({ name }) => `${flow}: ${name}`)));
  return Object.keys(equivalents).filter((id) => done.some(({ flow }) => id.startsWith(`${flow}: `)) && !known.has(id));
}

const listed = (title, lines) => (lines.length === 0 ? [] : ['', title, ...lines]);

function tableOf(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? String(cell).padEnd(widths[0]) : String(cell).padStart(widths[column])))
        .join('  '),
    )
    .join('\n');
}
