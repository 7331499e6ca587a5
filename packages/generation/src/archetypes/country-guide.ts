import { defineArchetype } from '../archetype.ts'

export const countryGuide = defineArchetype({
  id: 'country-guide',
  words:
    'plug types 26, emergency numbers 20, useful phrases 16, country guide 24, travel etiquette 24, customs and etiquette 24, public holidays 14, entry requirements 20, visa requirements 22, tipping guide 16, without a visa 44, without visa 40, visa-free 36, visa free 36, do i need a visa 44',
  examples: `
    Before I fly somewhere I want to know which socket adapter, which currency, what to tip and the number of the ambulance
    Which side do they drive on, can you drink the tap water, what voltage: a fact card for every nation, offline
    Do I need a visa with my passport, how long may I stay, how many months must it be valid, per destination
    Etiquette abroad: shoes off, how to greet, what not to do at table, gestures that offend
    Little phrasebook plus practical info for tourists: hello, thank you, the bill please, police and fire numbers
    Pick a destination and get its capital, time difference, bank holidays, dress code in temples, customs limits for alcohol
    Travel agency handing customers the must-knows of their destination: vaccinations, entry forms, embassy address, tipping
    Dos and don'ts for business travellers in foreign cultures, with greetings, gifts, punctuality and dining manners
    Our exchange students need a pocket guide for the host country: money, SIM cards, transport tickets, local customs, helplines
    As a backpacker I cross many borders, show me per country the plug shape, ATM fees, visa on arrival and safety advice
    Compare two countries before the trip: price level, language, climate by month, electricity, what to pack for religion and dress
    Good to know for cruise passengers at each stop ashore: currency, a few local words, shop opening hours, emergency call`,
  presets: 'editorial, clean',
  icon: 'globe',
  names: 'Before You Land, Plug C, Good to Know',
  entity: 'country-card',
  home: 'shelf',
  screens: `
    home | Countries | home
    browse | All | globe
    saved | My trip | bookmark
    map? | Map | map
    detail | Country
    compare? | Compare
    guide? | Phrases
    help | Emergency
    settings | Settings | settings`,
})
