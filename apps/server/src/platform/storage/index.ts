import { join } from 'node:path'
import type { Env } from '../env/env.ts'
import { createLocalStorage } from './create-local-storage.ts'
import { createS3Storage } from './create-s3-storage.ts'
import type { FileStorage } from './file-storage.ts'

export { createLocalStorage } from './create-local-storage.ts'
export { createS3Storage } from './create-s3-storage.ts'
export type { FileStorage } from './file-storage.ts'

/** The storage of the settings. */
export function createStorage({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): FileStorage {
  return s3 ? createS3Storage(s3) : createLocalStorage(join(dataDir, 'files'))
}
