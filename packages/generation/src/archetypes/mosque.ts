import { defineArchetype } from '../archetype.ts'

/** A mosque with its people: times at the mosque, the Friday talk, classes, giving. */
export const mosque = defineArchetype({
  id: 'mosque',
  words:
    'mosque app 44, our mosque 44, our masjid 50, masjid 40, masjid app 50, islamic centre 44, islamic center 44, iqamah 40, jumuah 36, jumu ah 36, khutbah 36, madrasa 24, madrasah 24, zakat 20, sadaqah 20, taraweeh 24, muslim community 26, mosque donation 44, mosque donations 44, donate to my mosque 44',
  examples: `
    Adhan and iqamah of our masjid for each day, the khutbah on Friday and its speaker
    The imam puts up news, classes for children on Saturday, who teaches, which room
    Islamic centre of the town: prayer times on the wall screen and on the phone, events, donations
    Zakat, sadaqah and the collection for the new roof, how much is still missing
    Ramadan: iftar in the hall, who cooks, Taraweeh at what hour, fitra by family
    Parents enrol children for Quran school, see what surah they learn and which level
    Janazah announcements at once to everybody who wants them
    Sisters' circle, new Muslims' class, youth football: programme of the mosque
    Members book the hall for a nikah or an aqiqah and ask the imam for an hour
    Ask the imam a question, answers that others may read
    Jummah in two shifts because of space, parking and volunteers at the gate
    Eid prayer in the park: time, takbeer, what to bring, where to leave the car
    Volunteers for cleaning, gate, tea and the food parcels of the mosque`,
  bars: 'cart leaderboard',
  presets: 'calm, natural',
  icon: 'moon',
  names: 'Lamp and Carpet, First Row, Linden Masjid',
  entity: 'iqamah-time',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Today | moon
    browse | Times | clock | | | | Prayer times, daily prayer times, iqamah times, iqamah, adhan, adhan times, salah times
    calendar! | Events | calendar | mosque-event | | | Events, programme, Khutbah, Khutbah topic, Friday khutbah, jumuah, jumu'ah, Friday talk, Taraweeh, iftar, announcements
    checkout | Give
    browse! | Classes | book | quran-class | | | Classes, classes for children, Quran classes, Qur'an classes, Madrasa, Weekend madrasa, Weekend school, kids, Quran school, register children
    browse! | Questions | help | imam-question | | | Ask the imam, ask imam, questions, question to the imam, fatwa
    form! | Enrol a child | | quran-pupil | | | register kids, register children, enrol, enroll, register for weekend, sign up kids
    slots! | Book the hall | | | | | book the hall, hall booking, hall bookings, reserve the hall, nikah
    detail | Prayer
    detail! | Event | | mosque-event | | | events, programme, jumuah, jumu'ah, khutbah, friday talk, iftar, announcements
    detail! | Class | | quran-class | | | classes, class, madrasa, kids, children
    browse! | Funds | heart | mosque-fund | | | Roof fund, Building fund, Funds, fund, funds, fundraising, fund progress, collection for
    browse! | News | bell | mosque-notice | | | Announcements, announcements, news, updates, notices
    notifications? | Alerts | bell
    profile | Me | user`,
})
