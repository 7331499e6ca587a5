import { defineArchetype } from '../archetype.ts'

/** Pools of a town, saunas, ice rinks and thermal baths, looked up before one goes; one house for its own guests is `visitor-park`. */
export const publicBaths = defineArchetype({
  id: 'public-baths',
  words:
    'swimming baths 30, public pools 28, city pools 28, indoor pools 24, outdoor pools 24, outdoor pool 20, swimming pool opening hours 34, lido 22, lidos 24, saunas 18, thermal baths 28, thermal bath 26, hot springs 20, ice rinks 26, ice rink 22, pool occupancy 30, how full is the pool 32, lane swimming 22, free lanes 22, water temperature 8',
  unless:
    /\bsauna (?:raft|boat|barrel|cabin)s?\b|\b(?:book|rent|hire) an? (?:private |whole )?sauna\b|\b(?:swimming lakes?|rivers?|beach(?:es)?|my pool|chlorine|pool (?:cleaning|maintenance|pump)|lessons booked|car ?pools?|staff|lifeguard rota|pool app|training plan|lap counter|(?:our|my|the town's) (?:[\w']+ ){0,3}(?:pool|bath|lido|rink))\b/i,
  examples: `
    Which pool in town is open now, how warm is the water and how many people are in it
    All public baths of the city with opening hours, entry prices and lanes that are free
    Is the lido full? How crowded outdoor pools are, updated every few minutes
    Thermal baths and saunas of the region: hours, price of three hours, ladies' day
    Ice rinks near us with public skating times, skate hire and what it costs
    Swimmers see which lanes are reserved for clubs and schools this afternoon
    Leisure pools with slides, temperature of each basin and a list of closures
    Wave pool, children's pool, diving tower: when is each of them open
    Traffic light for every bath: green is empty, red is crowded
    Hot springs and hammams with hours, dress code and directions
    Favourite pools on top, holidays and special hours announced
    Season start of the open-air baths, prices for families, season tickets`,
  bars: 'cart checkout slots',
  presets: 'clean, natural',
  icon: 'wave',
  names: 'Lane Three, Deep End, Twenty-six Degrees',
  entity: 'public-bath',
  home: 'ledger focus',
  screens: `
    browse | Baths | wave | | All places
    map | Map | map
    browse | Prices | tag | bath-price | Entry prices
    saved? | Saved | star
    week? | Hours | clock
    notifications? | News | bell
    detail | Bath
    settings | Settings | settings`,
})
