/** The first major version with the `node:sqlite` and type stripping that are tested. */
const requiredMajor = 26

/**
 * An error message if this version of Node is not supported. In JavaScript, which an older Node can run.
 * @param {string} version as in `process.versions.node`, such as "26.10.0"
 * @returns {string | null} `null` if it is supported
 */
export function nodeVersionError(version) {
  if (Number.parseInt(version, 10) >= requiredMajor) return null
  return (
    `This service needs Node ${requiredMajor} or newer and was started with ${version}. ` +
    'Start it with "npm run serve", which uses the Node that "npm install" installed.'
  )
}
