import { defineArchetype } from '../archetype.ts'

export const ski = defineArchetype({
  id: 'ski',
  words:
    'ski resort 20, ski 4, skiing 9, slopes 9, snow report 16, ski pass 16, lifts 8, snowboard 9, piste 12, avalanche 10, cross-country ski 14',
  examples: `
    Which runs are open, how much fresh powder fell overnight and are the chairlifts turning
    App for our mountain resort: piste map, gondola status, webcams, day passes to buy
    Snowboarders want to know the snow depth at the summit and in the valley, and the avalanche danger level
    Track my day on the mountain: vertical metres, top speed, number of runs, time on the lift
    Blue, red and black slopes with grooming status, and which lift gets me there
    Cross-country trails near us, classic or skating, freshly groomed or not, with length and difficulty
    Ski touring planner with avalanche bulletin, slope steepness and my tours so far
    Our little village has two drag lifts and wants to tell guests what is open and sell tickets for the day
    Waiting at the gondola, piste conditions, mountain huts for lunch, last lift down
    Winter sports area with toboggan run, snow park, floodlit night skiing and prices of the lift pass
    Off-piste guide for freeriders: routes, snowfall forecast, buddies on the hill, emergency call
    I go snowboarding every weekend and want snow reports of all resorts within two hours`,
  unless: /\bparaglid\w*|\bhang ?glid\w*/i,
  presets: 'bold, clean',
  icon: 'mountain',
  names: 'First Chair, Larch Run, Powder',
  entity: 'slope',
  home: 'ledger focus',
  screens: `
    home | Today | home
    map | Map | map
    browse | Slopes | list
    stats | Snow | trend
    browse | Ski pass | ticket | ski-pass
    video? | Webcams | video
    history? | My day | clock
    detail | Slope
    checkout? | Buy pass | | ski-pass
    profile? | Me | user`,
})
