import { expect, it } from 'vitest'
import { createMetrics } from './create-metrics.ts'

it('counts calls by route and status, each bucket with those below it', async () => {
  const metrics = createMetrics()
  const route = metrics.route('GET', '/api/"odd"')
  for (const ms of [1, 5, 30, 700, 60_000]) route.observe(200, ms)
  route.observe(404, 1)
  const lines = (await metrics.render()).split('\n')
  const series = 'method="GET",route="/api/\\"odd\\"",status="200"'
  const name = 'kwiq_http_request_duration_seconds'
  expect(lines).toContain(`# TYPE ${name} histogram`)
  expect(lines).toContain(`${name}_bucket{le="0.005",${series}} 2`)
  expect(lines).toContain(`${name}_bucket{le="0.05",${series}} 3`)
  expect(lines).toContain(`${name}_bucket{le="10",${series}} 4`)
  expect(lines).toContain(`${name}_bucket{le="+Inf",${series}} 5`)
  expect(lines).toContain(`${name}_count{${series}} 5`)
  expect(lines).toContain(`${name}_sum{${series}} 60.736`)
  expect(lines).toContain(`${name}_count{${series.replace('200', '404')}} 1`)
  expect(lines.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true)
})
