import { defineEntity } from '../entity.ts'

export const holyDay = defineEntity({
  id: 'holy-day',
  one: 'Holiday',
  many: 'Holidays',
  words:
    'holy day, feast day, jewish holiday, hebrew calendar, hebrew date, shabbat, shabbat time, hijri date',
  icon: 'calendar',
  groups: 'This month, Feasts, Fasts',
  fields: `
    Name | text | Hanukkah, first evening
    Date | date | Fri 4 Dec
    Begins | time | 16:02
    Shabbat times | text | 16:11 to 17:23
    Remind me | choice | 1 day before | Off, 1 hour before, 1 day before`,
  samples: `
    icon | title | subtitle | value | badge | tone
    flame | Shabbat | Candles Fri 20 Nov, 16:11 | 17:23 | Weekly | primary
    flame | Hanukkah, first evening | 25 Kislev, Fri 4 Dec | 8 days | Feast | accent
    moon | Rosh Chodesh Tevet | 1 Tevet, Fri 11 Dec | 1 day | New moon | neutral
    hourglass | Tenth of Tevet | 10 Tevet, Sun 20 Dec | 1 day | Fast | warning
    tree | Tu BiShvat | 15 Shevat, Sat 23 Jan | 1 day | Feast | success
    star | Purim | 14 Adar, Tue 23 Mar | 1 day | Feast | accent`,
  about: 'Begins at sunset and lasts eight days. One candle more each evening, from right to left.',
  facts: '9 Kislev | Today\n16:11 | Candles\n17:23 | Ends',
  figures: '9 Kislev | Today, 5787\n16:11 | Candles on Friday\n15 | Days to the next feast',
  hero: 'Thu 19 November | 9 Kislev 5787 | Shabbat begins tomorrow at 16:11 | See the week',
  tip: 'Fifteen days to Hanukkah | First candle on Friday, 4 December',
  trend: 'Candle lighting | 16:11 | −1 min',
  add: 'Add date',
  use: 'Remind me',
})
