import { defineArchetype } from '../archetype.ts'

/** Swarms the public reports and beekeepers fetch; what a keeper notes of own hives is `beekeeping`. */
export const swarmCalls = defineArchetype({
  id: 'swarm-calls',
  words:
    'bee swarm 60, bee swarms 70, swarm of bees 70, swarms of bees 70, report a swarm 80, swarm collector 80, swarm collectors 80, swarm reports 70, swarm rescue 60, swarm catcher 60, swarm catchers 60, collect swarms 60, swarm calls 70, swarm hotline 70, collecting swarms 60',
  examples: `
    Somebody sees a cluster of bees in a tree, sends a picture and the place, the next beekeeper fetches it
    We keepers get calls in May: who takes which swarm, which are still open
    Collectors say how far they drive, how high their ladder reaches, and whether they are free today
    Reporter learns that it was taken and by whom
    Is it a swarm, a wasp nest or bumblebees? Four pictures to choose from before you report
    Height above ground, since when it hangs there, may one get into the garden
    Swarms of this year on a map, taken or flown away
    Young beekeepers on a list wait for a colony and get the next one
    Fire brigade and town hall pass on swarm calls to us
    Nearest collectors get the message, the first who takes it has it
    Statistics of swarms by week, weight and what became of them
    Volunteers of the bee club rescue swarms from chimneys and letter boxes`,
  unless:
    /^(?!.*\b(?:swarm|bees?\b|beekeep))|\b(?:drones?|robots?|particles?|optimi[sz]ation|agents|game)\b/is,
  bars: 'cart checkout slots leaderboard',
  presets: 'natural, warm',
  icon: 'leaf',
  names: 'Swarm Line, First Hive, Hanging Low',
  entity: 'swarm-report',
  keepsThing: true,
  home: 'focus ledger',
  screens: `
    home | Now | home
    browse | Swarms | list | | | | swarms, open swarms, still open, reports, which swarms
    map | Map | map
    people | Collectors | users | swarm-collector | | | collector, collectors, nearest collector, who is free, volunteers
    detail | Swarm
    form | Report a swarm | plus
    notifications? | Alerts | bell
    stats? | Numbers | chart
    settings? | Settings | settings`,
})
