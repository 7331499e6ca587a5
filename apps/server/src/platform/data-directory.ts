import { chmod, mkdir } from 'node:fs/promises'

/** Makes the data directory if need be and keeps other people of the machine out of it. */
export async function prepareDataDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await chmod(directory, 0o700)
}
