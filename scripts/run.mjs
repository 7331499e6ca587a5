// Every npm script goes through here: Kwiq runs its TypeScript unbuilt, which takes the Node 24 that `npm ci` brings along.
const [task, ...args] = process.argv.slice(2)
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Kwiq needs Node 24 and got ${process.versions.node}. "npm ci" installs it into node_modules; start tasks through npm (npm start), not with node directly.`,
  )
  process.exit(1)
}
process.argv = [process.argv[0], process.argv[1], ...args]
await import(`./${task}.ts`)
