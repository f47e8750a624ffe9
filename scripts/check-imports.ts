/**
 * Checks the order of the folders: `npm run lint`. A file imports from its own room and from lower floors; rooms of one
 * floor do not know each other. Files beside the rooms join them, and stand above all.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Rooms of each tree by floors, from above. */
const floors: Record<string, readonly (readonly string[])[]> = {
  shared: [
    ['admin'],
    ['requests', 'certificates', 'posts', 'content'],
    ['sheets'],
    ['questionnaire'],
    ['calculation'],
    ['words'],
  ],
  tools: [['firestore-export']],
  server: [
    ['programs'],
    ['upkeep'],
    ['measuring'],
    ['requests'],
    ['posts'],
    ['content'],
    ['print'],
    ['pictures'],
    ['certificates'],
    ['site'],
    ['access'],
    ['platform'],
  ],
  web: [
    ['app'],
    ['pages'],
    ['navigation'],
    ['posts', 'requests', 'certificates', 'content', 'search'],
    ['calculation'],
    ['admin'],
    ['components'],
    ['lib'],
    ['theme'],
  ],
};

/** Trees that a tree may import, beside itself. */
const trees: Record<string, readonly string[]> = {
  shared: [],
  tools: [],
  server: ['shared', 'tools'],
  web: ['shared'],
};

/** All that others may import of a tool. */
const DOOR = /^tools\/firestore-export\/(?:read-export|source\.types)\.js$/;

/** Packages that pure code may import. */
const PURE = ['big.js'];

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^'\n]+)'/g;

/** Path of the imported file below the root, or undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@shared/')) return specifier.slice(1);
  if (specifier.startsWith('@/')) return `web/${specifier.slice(2)}`;
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : undefined;
}

/** The tree of a file, its room and the floor of that, counted from above. Pictures are below all. */
function placeOf(path: string) {
  const [tree = '', room = '', ...within] = path.split('/');
  if (within.length === 0) return { tree, room: '', floor: -1 };
  const floor = floors[tree]?.findIndex((rooms) => rooms.includes(room)) ?? -1;
  return { tree, room, floor: floor < 0 ? Number.POSITIVE_INFINITY : floor };
}

/** Reason why a file may not import this; undefined where it may. */
function refusalOf(file: string, specifier: string): string | undefined {
  const from = placeOf(file);
  const target = targetOf(file, specifier);
  if (target === undefined) {
    const isImpure = from.tree === 'shared' && !PURE.includes(specifier);
    return isImpure ? 'shared code is pure' : undefined;
  }
  const to = placeOf(target);
  if (!(to.tree in floors)) return undefined;
  if (from.tree !== to.tree) {
    if (to.tree === 'tools' && !DOOR.test(target)) return 'this is no door of the tool';
    return trees[from.tree]?.includes(to.tree) ? undefined : `${from.tree} does not know ${to.tree}`;
  }
  if (from.room === to.room || from.floor < to.floor) return undefined;
  return `${from.room} stands beside or below ${to.room || 'it'}`;
}

const problems = Object.entries(floors).flatMap(([tree, rooms]) => {
  const entries = readdirSync(join(root, tree), { recursive: true, withFileTypes: true });
  const known = rooms.flat();
  const homeless = entries.filter((entry) => entry.isDirectory() && entry.parentPath === join(root, tree));
  const unplaced = homeless.filter(({ name }) => !known.includes(name) && !/^(?:images|public)$/.test(name));
  const files = entries
    .filter((entry) => entry.isFile() && /(?<!\.spec|\.fixture)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return [
    ...unplaced.map(({ name }) => `${tree}/${name}: this room has no floor`),
    ...files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
        const refusal = refusalOf(file, specifier);
        return refusal ? [`${file}: imports ${specifier}, but ${refusal}`] : [];
      }),
    ),
  ];
});
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
