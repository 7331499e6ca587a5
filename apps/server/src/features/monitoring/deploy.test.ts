import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createDatabaseMetrics } from '../../platform/metrics/index.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { createBuildsMetrics } from '../builds/index.ts'
import { createRunsMetrics } from '../generation/index.ts'

const folder = new URL('../../../../../deploy/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')

let server: TestServer
let told: Set<string>
beforeAll(async () => {
  server = await startTestServer({ env: { metricsToken: 'a token of the test' } })
  const { context, app } = server
  context.metricSources.push(
    createDatabaseMetrics({ connections: () => ({ total: 1, idle: 1, waiting: 0 }) }),
    ...createBuildsMetrics(context),
    ...createRunsMetrics(context),
  )
  await context.database.execute(
    `INSERT INTO users (id, email, first_name, last_name, role, created_at)
      VALUES ('00000000-0000-4000-8000-000000000001', 'a@b.example', '', '', 'FREE', now())`,
  )
  await context.database.execute(
    `INSERT INTO ai_runs (id, user_id, status, created_at, input_tokens, output_tokens, cost_micros)
      VALUES (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'succeeded', '${context.clock.now().toISOString()}', 1200, 300, 4500)`,
  )
  await app.inject({ url: '/api/auth/user' })
  const headers = { authorization: 'Bearer a token of the test' }
  const { body } = await app.inject({ url: '/metrics', headers })
  told = new Set(body.split('\n').flatMap((line) => /^[a-zA-Z_:][\w:]*/.exec(line)?.[0] ?? []))
  expect(body).toContain('kwiq_ai_cost_dollars_this_month 0.0045')
  expect(body).toContain('kwiq_ai_tokens_this_month{direction="input"} 1200')
  expect(body).toContain('kwiq_builds_in_queue{status="pending"} 0')
  expect(body).toContain('kwiq_live_connections 0')
})
afterAll(() => server.close())

/** What Prometheus makes itself. */
const ofPrometheus = new Set(['up'])

function metricsIn(expression: string): string[] {
  // Without labels' values, durations and the names of labels.
  const bare = expression.replaceAll(/"[^"]*"/g, '').replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ')
  return [...bare.matchAll(/\b(?:[a-z]+_[a-z0-9_]+|up)\b/g)]
    .map(([name]) => name)
    .filter((name) => !/^(histogram_quantile)$/.test(name))
}

test('every metric of the dashboard is one that Kwiq tells', () => {
  const Dashboard = z.object({
    panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).min(1) })).min(10),
  })
  const { panels } = Dashboard.parse(JSON.parse(read('grafana-dashboard.json')))
  const used = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)))
  expect(used.length).toBeGreaterThan(15)
  expect(used.filter((name) => !told.has(name) && !ofPrometheus.has(name))).toEqual([])
})

test('every metric of the alerts is one that Kwiq tells', () => {
  const text = read('prometheus-alerts.yaml')
  const expressions = [...text.matchAll(/expr: (?:>-\n)?((?:.|\n)*?)\n +(?:for|labels):/g)].map(
    ([, expression]) => expression ?? '',
  )
  expect(expressions).toHaveLength(text.split('- alert:').length - 1)
  const used = expressions.flatMap(metricsIn)
  expect(used.length).toBeGreaterThanOrEqual(expressions.length)
  expect(used.filter((name) => !told.has(name) && !ofPrometheus.has(name))).toEqual([])
})

test('the settings of the compose file are settings of Kwiq', () => {
  const [, environment = ''] = /x-environment: &environment\n((?: {2}.*\n)+)/.exec(read('compose.yaml')) ?? []
  const names = [...environment.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name]) => name ?? '')
  expect(names.length).toBeGreaterThan(8)
  const source = readFileSync(new URL('../../platform/env/read-env.ts', import.meta.url), 'utf8')
  expect(names.filter((name) => !source.includes(`  ${name}: `))).toEqual([])
})
