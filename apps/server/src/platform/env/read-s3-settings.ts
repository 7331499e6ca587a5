import { EnvError, type S3Settings } from './env.ts'
import type { EnvVariables } from './read-env.ts'

/** Without these there is no store to speak to. */
const required = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** The file store of the S3_* variables, or null when none is set. */
export function readS3Settings(values: EnvVariables): S3Settings | null {
  const given = ([...required, 'S3_REGION'] as const).find((name) => values[name])
  if (!given) return null
  const read = (name: (typeof required)[number]): string => {
    const value = values[name]
    if (!value) throw new EnvError(`${name}: required with ${given}.`)
    return value
  }
  return {
    endpoint: read('S3_ENDPOINT'),
    bucket: read('S3_BUCKET'),
    accessKeyId: read('S3_ACCESS_KEY_ID'),
    secretAccessKey: read('S3_SECRET_ACCESS_KEY'),
    region: values.S3_REGION ?? 'auto',
  }
}
