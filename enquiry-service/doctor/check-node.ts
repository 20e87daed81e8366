import { assertNodeVersion } from '../assert-node-version.ts'
import { mend, ok, type Finding } from './finding.ts'

/** @param version as in `process.versions.node` */
export function checkNode(version: string): Finding[] {
  try {
    assertNodeVersion(version)
    return [ok(`Node ${version}.`)]
  } catch (error) {
    return [mend((error as Error).message)]
  }
}
