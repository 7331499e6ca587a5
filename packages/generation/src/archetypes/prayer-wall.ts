import { defineArchetype } from '../archetype.ts'

/** People who ask each other for prayers, and tell what was answered. */
export const prayerWall = defineArchetype({
  id: 'prayer-wall',
  words:
    'prayer wall 40, prayer requests 30, prayer request 28, prayer chain 36, prayer board 34, prayer list 24, prayer circle 32, pray for each other 36, i prayed 20, intercessions 24, answered prayers 26, prayer partner 24, prayer partners 26, prayer group 26',
  examples: `
    Post a request and see how many have prayed for it
    Our small group writes what to pray for, one taps that she has prayed
    Prayer chain of the parish: an urgent request goes to everybody at once
    Requests with or without my name, answered ones are marked and stay to read
    A wall where the women of our church share their prayers with each other
    Home group: what are we praying for this week, and what became of it
    Intercessions for the sick, with a date until when
    Prayer partners remind each other in the morning
    My own list of people I pray for, some each day
    Leaders see requests first and let them through
    Pray for missionaries abroad, letters from them, tap when you have prayed
    A testimony when a prayer is answered, others give thanks`,
  bars: 'cart checkout leaderboard map',
  presets: 'calm, warm',
  icon: 'heart',
  names: 'Eighteen Pray, Quiet Hour, Candle',
  entity: 'prayer-request',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Wall | heart | | Prayer wall
    browse | Requests | list | | | | prayer requests, requests, prayers, anonymous, without a name
    saved | Mine | bookmark | | My prayers | | my prayers, prayer list, i prayed, prayed
    history? | Answered | check | | Answered prayers | | answered, answered prayers, testimonies, praise reports, mark answered
    people? | Group | users
    detail | Request
    form | Ask for prayer | | | Ask for prayer | | post prayer, post request, ask for prayer, share a request
    notifications? | Reminders | bell
    profile | Me | user`,
})
