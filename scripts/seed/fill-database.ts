import { emptyDocument } from '@kwiq/app-model'
import { exampleApps } from '@kwiq/examples'
import type { OpenDatabase } from '../../apps/server/src/platform/database/database.ts'
import { hashPassword } from '../../apps/server/src/platform/password-hash.ts'

/** Who a filled Kwiq belongs to. */
export const filledOwner = { email: 'olga@kwiq.example', password: 'a platform of size' }

/** Somebody with as many projects as people have who use it often; the same password. */
export const filledPerson = { email: 'person1@kwiq.example', password: filledOwner.password, projects: 20 }

const sizes = {
  users: 10_000,
  activity: 1_000_000,
  projects: 10_000,
  /** Of these the OWNER's; of the others `filledPerson` has as many as it says, and everybody else one or none. */
  ownProjects: 500,
  /** Of each project. */
  versions: 100,
  templates: 200,
  runs: 50_000,
  builds: 20_000,
  errors: 5000,
}

/** The tables of a platform that has been used for long. Every time lies in the past; nothing is random. */
export async function fillDatabase(open: OpenDatabase): Promise<void> {
  const document = JSON.stringify(exampleApps[0])
  const cover = JSON.stringify({ ...exampleApps[0], screens: exampleApps[0]?.screens.slice(0, 1) })
  const passwordHash = await hashPassword(filledOwner.password)
  await open.exclusively(async (sql) => {
    const run = (statement: string, parameters: unknown[] = []) => sql.rows(statement, parameters)
    const [known] = await run(`SELECT 1 FROM users LIMIT 1`)
    if (known) throw new Error('This database is in use: only an empty one is filled.')
    await run(
      `INSERT INTO users (id, email, first_name, last_name, password_hash, role, created_at, last_login_at, email_verified_at)
       SELECT ${id(`'user' || n`)}, CASE WHEN n = 0 THEN $1 ELSE 'person' || n || '@kwiq.example' END,
         (ARRAY['Mara','Ivo','Nia','Olga','Tom','Ana'])[1 + n % 6], 'Number ' || n, CASE WHEN n < 2 THEN $2 END,
         CASE WHEN n = 0 THEN 'OWNER' WHEN n % 20 = 0 THEN 'TEAM' WHEN n % 7 = 0 THEN 'PRO' ELSE 'FREE' END,
         ${ago(`n * interval '50 minutes'`)}, CASE WHEN n % 3 > 0 THEN ${ago(`n * interval '9 minutes'`)} END, now()
       FROM generate_series(0, ${sizes.users - 1}) AS n`,
      [filledOwner.email, passwordHash],
    )
    await run(
      `INSERT INTO activity (id, action, resource_type, resource_id, user_id, created_at)
       SELECT gen_random_uuid(), (ARRAY['project.created','build.requested','comment.added','generation.succeeded'])[1 + n % 4],
         (ARRAY['project','build','comment','generation'])[1 + n % 4], ${id(`'thing' || n`)}::text,
         ${id(`'user' || (n % ${sizes.users})`)}, ${ago(`n * interval '20 seconds'`)}
       FROM generate_series(0, ${sizes.activity - 1}) AS n`,
    )
    await run(
      `INSERT INTO projects (id, owner_id, name, description, created_at, updated_at)
       SELECT ${id(`'project' || n`)}, ${id(`'user' || CASE WHEN n <= ${sizes.ownProjects} THEN 0
           WHEN n <= ${sizes.ownProjects + filledPerson.projects} THEN 1 ELSE n - ${sizes.ownProjects} END`)},
         'App ' || n, 'The app of number ' || n,
         ${ago(`n * interval '1 hour'`)}, ${ago(`n * interval '1 hour'`)}
       FROM generate_series(1, ${sizes.projects}) AS n`,
    )
    await run(
      `INSERT INTO project_documents (project_id, document, revision, updated_at, cover, screen_count, component_count)
       SELECT id, $1, 1, updated_at, $2, 5, 60 FROM projects`,
      [document, cover],
    )
    await run(
      `INSERT INTO versions (id, project_id, number, kind, change_message, document, author_id, created_at, updated_at)
       SELECT gen_random_uuid(), id, n, CASE WHEN n = 1 THEN 'created' ELSE 'edit' END, 'Change ' || n,
         CASE WHEN n < ${sizes.versions} THEN $1 ELSE $2 END, owner_id,
         created_at + n * interval '1 second', created_at + n * interval '1 second'
       FROM projects, generate_series(1, ${sizes.versions}) AS n`,
      // Earlier versions are small, or they would take gigabytes; lists of versions do not read them.
      [JSON.stringify(emptyDocument({ name: 'App' })), document],
    )
    await run(
      `INSERT INTO templates (id, name, description, category, document, outline, downloads, status, author_id, created_at, reviewed_at)
       SELECT gen_random_uuid(), 'Template ' || n, 'An app to start from, number ' || n,
         (ARRAY['Food','Travel','Health','Finance','Home'])[1 + n % 5], $1, $2, n, 'published',
         ${id(`'user' || n`)}, ${ago(`n * interval '1 hour'`)}, now()
       FROM generate_series(1, ${sizes.templates}) AS n`,
      [document, cover],
    )
    await run(
      `INSERT INTO ai_runs (id, user_id, actor_id, status, created_at, finished_at, source, duration_ms, cost_micros)
       SELECT gen_random_uuid(), ${id(`'user' || (n % ${sizes.users})`)}, ${id(`'user' || (n % ${sizes.users})`)},
         CASE WHEN n % 9 = 0 THEN 'failed' ELSE 'succeeded' END, ${ago(`n * interval '7 minutes'`)},
         ${ago(`n * interval '7 minutes'`)}, 'built-in', 40 + n % 400, 0
       FROM generate_series(0, ${sizes.runs - 1}) AS n`,
    )
    await run(
      `INSERT INTO builds (id, project_id, payer_id, actor_id, platform, status, step, version_number, build_number,
         attempt, error, created_at, queued_at, started_at, finished_at)
       SELECT gen_random_uuid(), ${id(`'project' || (1 + n % ${sizes.ownProjects})`)}, ${id(`'user0'`)}, ${id(`'user0'`)},
         CASE WHEN n % 3 = 0 THEN 'ios' ELSE 'android' END, CASE WHEN n % 11 = 0 THEN 'failed' ELSE 'completed' END,
         'storing', 1, 1 + n, 1, CASE WHEN n % 11 = 0 THEN 'The build broke off twice. Please try again.' END,
         t, t, t, t + interval '2 seconds'
       FROM (SELECT n, ${ago(`n * interval '30 minutes'`)} AS t FROM generate_series(0, ${sizes.builds - 1}) AS n) AS made`,
    )
    await run(
      `INSERT INTO error_log (id, fingerprint, error_type, severity, message, count, created_at, last_seen_at, resolved_at)
       SELECT gen_random_uuid(), 'seed' || n, 'TypeError', 'error', 'Something was undefined, number ' || n, 1 + n % 40,
         t, t, CASE WHEN n % 10 > 0 THEN t END
       FROM (SELECT n, ${ago(`n * interval '20 minutes'`)} AS t FROM generate_series(0, ${sizes.errors - 1}) AS n) AS seen`,
    )
    await run('ANALYZE')
  })
}

/** An id that is the same for the same words, with the marks of a random one. */
const id = (words: string) => `overlay(overlay(md5(${words}) placing '4' from 13) placing '8' from 17)::uuid`

const ago = (interval: string) => `now() - ${interval}`
