import { defineArchetype } from '../archetype.ts'

/** A gurdwara, temple or synagogue with its people: services, who serves, sponsors, days of remembrance. */
export const faithHouse = defineArchetype({
  id: 'faith-house',
  words:
    'gurdwara 60, gurudwara 60, langar 40, kirtan 34, seva rota 50, mandir 44, hindu temple 50, temple app 34, our temple 34, puja 34, pooja 34, prasad 34, synagogue 50, shul 50, kiddush 40, yahrzeit 50, aliyot 44, aliyah 30, buddhist temple 44, sangha 40, vihara 40, temple committee 44',
  examples: `
    Langar next Sunday: who cooks, who washes up, who brings flour, programme of kirtan
    Book a puja on a day, with names and star, prasad sent home by post
    Shabbat times, who reads, who sponsors the kiddush, yahrzeit dates of the month
    Temple hall for a wedding, priest asked, donation for the new kitchen
    Families take a Sunday of the year to give the meal
    Dharma talk on Thursday, sitting in silence, tea, flowers for the altar
    Reminder of the day my father died, candle, name read aloud
    Festival days with programme, parking, volunteers at the shoes
    Hebrew, Punjabi or Tamil class for children on Sunday
    Live darshan and aarti times of our mandir
    Committee puts up news, donors get a receipt, annual membership
    Ask the rabbi, granthi or priest for a visit at home`,
  unless:
    /\b(?:bible|church|parish|mosque|masjid|daily (?:aarti|mantra)|meditation timer|chant(?:ing)? counter)\b/i,
  bars: 'cart leaderboard',
  presets: 'warm, calm',
  icon: 'flame',
  names: 'Lamp at Dusk, Open Kitchen, Seventh Evening',
  entity: 'house-service',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Today | flame
    calendar | Programme | calendar | | | | Programme, programme, services, service times, events, festivals, kirtan, shabbat
    browse! | Duties | users | service-duty | | | Seva, Seva rota, who cooks, langar, volunteers, aliyot, kiddush, Sponsors, sponsors, kiddush sponsors, rota, flowers
    browse! | Puja | flower | puja-booking | | | Puja, puja, puja bookings, pooja, prasad, book a puja, candles
    browse! | Remembrance | heart | memorial-day | | | yahrzeit, Yahrzeit dates, yahrzeit dates, remembrance, memorial days, anniversaries of death
    checkout | Give
    slots! | Book the hall | | | | | hall, hall bookings, book the hall, hall booking, reserve the hall
    detail | Service
    detail! | Duty | | service-duty | | | seva, rota, langar, sponsors, volunteers, kiddush, aliyot
    form! | Book a puja | | puja-booking | | | puja, pooja, prasad
    form! | Take a duty | | service-duty | | | seva, rota, sponsors, volunteers, kiddush
    notifications? | News | bell
    profile | Me | user`,
})
