import { defineArchetype } from '../archetype.ts'

export const congregation = defineArchetype({
  id: 'congregation',
  words:
    'parish 14, mass times 22, parish newsletter 24, church 9, church app 18, sermons 10, sermon 8, congregation 12, parish 10, tithe 10, worship 6, bible study 9, pastor 7, mosque 12, synagogue 12, temple app 12, ministry 5, small groups 6, sunday school 8, parishioners 10, mass times 16, holy mass 14, confession 8, baptisms 8, blessings 7, parish priest 16',
  examples: `
    Members of our church get programmes and events, with a Bible built in
    Parish app: newsletter, mass times, light a candle, who reads on Sunday
    Our village church: times of services, parish news, readers and helpers this week, donation for candles
    Listen to last Sunday's sermon and read the passage
    Prayer times, imam's talks and the Friday gathering, news for believers
    Our parish: mass schedule, confession, groups and giving
    Bible evening, home groups and a place to ask for prayer with the faithful
    Shabbat services, rabbi's lesson, festivals and kiddush with prayers
    Tithes and offerings by phone, missions we support, prayer list, giving receipts
    Youth ministry, retreats and baptism dates, prayer and Bible camps
    Hymns for this week, readings and the pastor's notes, sermon and worship in church
    Buddhist temple with dharma talks, ceremonies, prayers and festivals
    Livestream of worship, giving and members by small group, sermons of the church
    Volunteers for altar flowers, ushers and Sunday school, prayer list and service times
    Our church wants devotionals, testimonies and recordings of homilies`,
  presets: 'warm, calm',
  icon: 'book',
  names: 'Open Door, St Linden (church parish), Sunday (church parish)',
  entity: 'sermon',
  home: 'shelf',
  screens: `
    home | Home | home
    browse | Sermons | book
    calendar | Events | calendar | event
    checkout | Give
    people | Groups | users
    browse! | Prayer requests | heart | prayer-request | | | Prayer requests, prayer request, prayer, prayers, pray, Prayer wall, Prayer list, Prayer board, Prayer chain, pray for each other, intercessions
    player | Listen
    detail | Sermon
    feed? | News | file
    form | Prayer request | | prayer-request | Prayer request
    profile? | Me | user`,
})
