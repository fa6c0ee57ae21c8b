import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

const heldHere = new Set<string>()

/**
 * Claims a data folder for this process: PGlite damages a folder that two processes write to.
 *
 * A lock that a killed process left behind is taken over.
 *
 * @param folder absolute path of an existing folder
 * @returns a function that gives the folder up
 * @throws StartError while another process, or another backend in this one, uses the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock')
  if (heldHere.has(file) || !(await claim(file))) {
    throw new StartError(
      `The data folder ${folder} is in use by another running backend. Stop that one, or choose another folder.`,
    )
  }
  heldHere.add(file)
  return async () => {
    heldHere.delete(file)
    await rm(file, { force: true })
  }
}

async function claim(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!isNodeError(error, 'EEXIST')) throw error
  }
  const owner = Number(await readFile(file, 'utf8'))
  // The same number is an earlier process of this container, not this process, which knows what it holds.
  if (owner !== process.pid && (await isRunning(owner))) return false
  await writeFile(file, String(process.pid))
  return true
}

async function isRunning(pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return isNodeError(error, 'EPERM')
  }
  return !(await isZombie(pid))
}

/** A killed process keeps its number until its parent takes note, which may be never; only Linux tells. */
async function isZombie(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return /\) Z /.test(status)
}

const isNodeError = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
