import { defineEntity } from '../entity.ts'

export const serviceCheck = defineEntity({
  id: 'service-check',
  one: 'Check',
  many: 'Checks',
  words: 'cron job, uptime check, host, monitored server, ci build, container, deployment',
  icon: 'trend',
  groups: 'All up, Failing, Muted',
  fields: `
    Name | text | nightly-backup
    Address | text | backup.linden.example
    Every | choice | 5 min | 1 min, 5 min, Hour, Day
    Tell me | choice | After two failures | At once, After two failures, Never
    Muted at night | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    check | nightly-backup | Last run 02:00, exit 0, 4 min | 99.9 % | Up | success
    check | shop.linden.example | 184 ms from Frankfurt | 99.98 % | Up | success
    warning | mail-queue | Last run 08:30, exit 1 | 97.2 % | Failing | danger
    check | db-2 | CPU 24 %, disk 61 % | 100 % | Up | success
    check | report-weekly | Last run Mon 06:00, exit 0 | 100 % | Up | success
    hourglass | cert-renewal | Runs Sunday 03:00, 9 days left | 100 % | Due | warning`,
  about: 'Ran at 02:00 and took four minutes. Exit code 0, 12.4 GB written, no warnings.',
  facts: '0 | Exit code\n4 min | Took\n99.9 % | Uptime',
  figures: '14 | Up\n1 | Failing\n184 ms | Average',
  hero: 'Failing since 8:30 | mail-queue | Exit code 1, twice in a row | Run again',
  tip: 'One of fifteen is failing | mail-queue, since 8:30 this morning',
  trend: 'Uptime | 99.9 % | +0.1',
  data: [99.2, 99.8, 100, 99.6, 99.9, 97.2, 99.9],
  add: 'Add check',
  use: 'Run now',
})
