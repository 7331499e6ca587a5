import { defineArchetype } from '../archetype.ts'

/** Contacts of radio amateurs, and what short-wave listeners heard; stations one listens to are `radio-stations`. */
export const radioLog = defineArchetype({
  id: 'radio-log',
  words:
    'ham radio 22, amateur radio 24, amateur radio logbook 40, ham radio log 36, radio logbook 28, qso 26, qsos 26, qsl 22, adif 28, callsign 16, callsigns 16, call sign 14, maidenhead 24, grid locator 20, signal report 16, dxcc 26, dx cluster 24, sota 14, pota 16, parks on the air 26, contest logger 20, contest log 20, field day 8, repeaters 14, repeater directory 24, cb radio 18, shortwave log 26, swl 20, radio contacts 20',
  unless: /\b(?:podcasts?|internet radio|web radio|music stations?|aircraft|flight|taxi)\b/i,
  examples: `
    Log each contact with callsign, band, mode, report sent and received, and export it for my logbook on the web
    Summits on the air: activated peaks, chasers, points and the grid square I stood in
    Ham radio contest logger with serial numbers, duplicates marked and points by the hour
    Which DXCC entities have I worked and confirmed, by band and mode
    QSL cards sent and received, by bureau, direct or online
    Locator from GPS, distance and bearing to the other station
    Short-wave listener notes frequency, time, station and how well it came in
    CB friends in the valley write down who they heard and on which channel
    Repeaters near me with shift, tone and reach
    Portable operation in parks: hunters worked, park number, pictures of the antenna
    Satellite contacts with pass, uplink and downlink
    Club station: who operated when, what was worked, statistics for the year`,
  bars: 'guide deed checkout',
  presets: 'dark-pro, clean',
  icon: 'mic',
  names: 'Seven Three, Five Nine, Long Path',
  entity: 'radio-contact',
  home: 'ledger',
  screens: `
    browse | Log | list | | Logbook
    map | Map | map | | World map
    stats | Bands | chart
    browse? | Repeaters | wifi | repeater
    saved? | Awards | trophy
    detail | Contact
    form | Log contact
    settings | Settings | settings`,
})
