import { defineEntity } from '../entity.ts'

/** When something others run did not work, and what was done. */
export const serviceIncident = defineEntity({
  id: 'service-incident',
  one: 'Incident',
  many: 'Incidents',
  words: 'outage, recent incident, past incident, service incident',
  icon: 'warning',
  groups: 'Open, Resolved',
  fields: `
    Title | text | Builds start late
    Service | choice | Builds | Git operations, Builds, Webhooks, Pages
    Status | choice | Open | Open, Watching, Resolved
    What was done | long | More machines were added at 9:10`,
  samples: `
    icon | title | subtitle | time | badge | tone
    warning | Builds start late | More machines were added at 9:10 | 8:42 | Open | warning
    check | Webhooks delivered twice | Queue was emptied, 38 minutes | 12 Nov | Resolved | success
    check | Pages not updated | Cache was cleared, 21 minutes | 9 Nov | Resolved | success
    check | Search without results | Index was built anew, 2 hours | 4 Nov | Resolved | success
    check | Sign-in by code failed | Sender was changed, 14 minutes | 28 Oct | Resolved | success`,
  about: '8:42 reported. 8:55 found: too few machines. 9:10 more were added. 9:30 the queue gets shorter.',
  facts: '48 min | So far\nBuilds | Service\n3 | Updates',
  figures: '1 | Open\n4 | In 30 days\n38 min | On average',
  hero: 'Open | Builds start late | More machines were added at 9:10 | See updates',
  tip: 'One is open | Builds start late, since 8:42',
  trend: 'Incidents a month | 4 | −2',
  add: 'Report problem',
  use: 'Follow',
})
