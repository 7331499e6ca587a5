import { defineEntity } from '../entity.ts'

/** What was done in an incident, minute by minute. */
export const incidentStep = defineEntity({
  id: 'incident-step',
  one: 'Update',
  many: 'Updates',
  words: 'incident update, incident timeline',
  icon: 'clock',
  fields: `
    Time | time | 02:31
    Who | person | Kim Osei
    What | long | Release rolled back in region one`,
  samples: `
    time | title | subtitle | badge | tone
    02:14 | Alarm: payments time out | Checkout, one in five fails | Alarm | danger
    02:17 | Kim acknowledged | From the phone | Taken | primary
    02:22 | Cause suspected | Release of 02:05, new pool size | Note | neutral
    02:31 | Rolled back in region one | Errors fall to one in forty | Fix | warning
    02:52 | All clear | Watched for ten minutes | Closed | success`,
  figures: '5 | Updates\n38 min | Alarm to all clear',
  tip: '38 minutes from alarm to all clear | Acknowledged after three',
  add: 'Add update',
})
