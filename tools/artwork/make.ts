import { allSteps, steps } from './steps.ts'

/*
 * Creates the film and the images of the site:
 *
 *   node tools/artwork/make.ts             everything; continues where it was interrupted
 *   node tools/artwork/make.ts film        one step, or several
 */
const named = process.argv.slice(2)
const unknown = named.filter((name) => !steps.has(name))

if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The steps are:`)
  for (const [name, step] of steps) console.error(`  ${name.padEnd(10)}${step.description}`)
  process.exitCode = 1
} else {
  for (const name of named.length > 0 ? named : allSteps) await steps.get(name)?.run()
}
