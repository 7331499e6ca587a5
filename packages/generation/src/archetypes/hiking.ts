import { defineArchetype } from '../archetype.ts'

export const hiking = defineArchetype({
  id: 'hiking',
  words:
    'trail safety 20, mountain safety 20, avalanche 14, ski tourers 18, ski touring 16, ski tours 16, avalanche risk 16, mountain walk 12, mountain walks 12, danger warnings 6, hiking 8, hike 7, trail 5, mountain 4, forest 3, summit 5, outdoor 3, trekking 7, sos 4',
  examples: `
    Walking with friends over the mountains for a week, huts with free beds, weather up there, rucksack
    Mountain safety: avalanche risk, closed paths, weather by height and maps without a network
    Hut to hut in the mountains: stages with distance and metres of climb, water, huts with beds and phone, own tracks offline
    Routes in the hills with length, metres of climb, difficulty and huts along the way, usable offline
    Where do we walk on Sunday? Circular hikes under four hours, with dog, no steep ladders
    Record my tour by GPS: ascent, pace, pauses, photos at the pass
    Alpine club needs guided tours with meeting point, gear list, level and sign-up
    Backpacking across the ridge in six stages, with water sources, shelters and where to pitch the tent
    Climb every peak above two thousand metres in our region, tick them and stamp the summit book
    Hikers want to know whether the trail is muddy, closed or snowed in, reported by others
    Warnings of rockfall, storms and closed paths from the national park, with offline maps and a way to call for help
    Ski tourers read the avalanche level by height and slope, choose a tour and can call the mountain rescue
    Emergency button with my coordinates for when I twist an ankle alone in the forest
    Boots on: plan a mountain hike with start time, sunset, elevation profile and the bus home
    Long-distance trail diary, kilometres per stage, blisters, hut where I slept, view of the day
    Family hikes with a pushchair, waterfalls and picnic spots, forest paths for small legs
    Map with contour lines, marked ways and viewpoints, plus a log of all tours done with altitude`,
  presets: 'natural, bold',
  icon: 'mountain',
  names: 'Cairn, Treeline, Dry Boots',
  entity: 'hike',
  screens: `
    home | Today | home
    map | Map | map
    browse! | Risks | warning | trail-risk
    browse | Hikes | mountain
    help? | SOS | shield
    browse! | Offline | download | offline-map
    detail | Hike
    history? | Log | clock
    form | Plan hike
    profile | Me | user`,
})
