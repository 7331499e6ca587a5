import { defineArchetype } from '../archetype.ts'

export const callBlocker = defineArchetype({
  id: 'call-blocker',
  words:
    'call blocker 30, block calls 26, spam calls 26, robocalls 26, caller id 18, block unknown callers 28, spam call blocker 32, blocks unwanted calls 28, unwanted calls 26, nuisance calls 26, block numbers 18, block spam calls 32, call screening 22',
  examples: `
    Block unknown callers and numbers starting with certain digits
    Who is calling? Show the name and stop robocalls. Caller ID and block spam calls
    Stop spam calls with a list everybody adds to
    Silence every number that is not in my contacts at night
    Log of blocked calls with number, hour and why
    Look up a number and see whether others reported it
    Reject hidden numbers, let the doctor through
    Report a nuisance caller so that others are warned
    Block calls by country code, prefix or wildcard
    Allow only my contacts and repeat callers during meetings
    Warn my grandmother of fraud when an unknown number rings
    Answering machine for unwanted callers that wastes their time`,
  presets: 'clean, dark-pro',
  icon: 'shield',
  names: 'Not Today, Quiet Bell, Who Rings',
  entity: 'blocked-call',
  screens: `
    browse | Blocked | shield
    history | Log | clock
    stats? | Numbers | chart
    form | Block number | plus
    detail | Number
    settings | Settings | settings`,
})
