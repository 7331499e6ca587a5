import { defineEntity } from '../entity.ts'

/** A part of something others run, and whether it works. */
export const publicService = defineEntity({
  id: 'public-service',
  one: 'Service',
  many: 'Services',
  words: 'monitored service, service status, system status',
  icon: 'trend',
  groups: 'Operational, Degraded, Down',
  fields: `
    Name | text | Git operations
    Status | choice | Operational | Operational, Degraded, Down
    Checked | text | 30 s ago
    Tell of outages | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    check | Git operations | Checked 30 s ago | 99.98 % | Operational | success
    check | Webhooks | Checked 30 s ago | 99.95 % | Operational | success
    warning | Builds | Slow since 8:42 | 99.41 % | Degraded | warning
    check | Issues and pull requests | Checked 30 s ago | 99.97 % | Operational | success
    check | Packages | Checked a minute ago | 99.99 % | Operational | success
    check | Pages | Checked a minute ago | 100 % | Operational | success`,
  about: 'Works as it should. The last incident was on 12 November and took 38 minutes.',
  facts: '99.98 % | In 90 days\n184 ms | Answers in\n1 | Incident',
  figures: '9 | Operational\n1 | Degraded\n99.9 % | In 90 days',
  hero: 'Since 8:42 | Builds are slow | Nine of ten services work as they should | See incident',
  tip: 'Nine of ten work | Builds are slow since 8:42',
  trend: 'Working | 99.9 % | +0.1',
  data: [99.9, 100, 99.8, 100, 99.4, 99.9, 99.9],
  add: 'Watch a service',
  use: 'Refresh',
})
