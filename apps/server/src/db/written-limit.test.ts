import { QueryBuilder } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { versions } from './schema/index.ts'
import { writtenLimit } from './written-limit.ts'

test('the number is part of the statement, so that a kept plan knows it', () => {
  const query = new QueryBuilder().select({ id: versions.id }).from(versions).limit(writtenLimit(51))
  expect(query.toSQL()).toEqual({ sql: 'select "id" from "versions" limit (51)', params: [] })
})
