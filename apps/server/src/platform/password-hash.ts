import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane. The algorithm's default is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** An argon2id hash in PHC form, with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost)
}

let decoy: Promise<string> | undefined

/**
 * Whether the password belongs to the hash. Without a hash (no such account) the same work is done for nothing,
 * so that the time taken does not tell which emails have an account.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy')
  const isRight = await verify(passwordHash ?? (await decoy), password.normalize('NFKC'))
  return isRight && passwordHash !== null
}
