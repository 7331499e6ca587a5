import { defineArchetype } from '../archetype.ts'

export const congregation = defineArchetype({
  id: 'congregation',
  words:
    'church 9, church app 18, sermons 10, sermon 8, congregation 12, parish 10, tithe 10, worship 6, bible study 9, pastor 7, mosque 12, synagogue 12, temple app 12, ministry 5, small groups 6, sunday school 8, parishioners 10',
  examples: `
    Listen to last Sunday's sermon and read the passage
    Prayer times, imam's talks and the Friday gathering
    Our parish: mass schedule, confession, groups and giving
    Bible evening, home groups and a place to ask for prayer
    Shabbat services, rabbi's lesson, festivals and kiddush
    Tithes and offerings by phone, missions we support
    Youth ministry, retreats and baptism dates
    Hymns for this week, readings and the pastor's notes
    Buddhist temple with dharma talks, ceremonies, donations
    Livestream of worship, giving and members by small group
    Volunteers for altar flowers, ushers and Sunday school
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
    player | Listen
    detail | Sermon
    feed? | News | file
    form | Prayer request
    profile? | Me | user`,
})
