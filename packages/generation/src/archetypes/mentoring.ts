import { defineArchetype } from '../archetype.ts'

export const mentoring = defineArchetype({
  id: 'mentoring',
  words:
    'mentoring pairs 40, mentor pairs 40, pair up 12, tandems 12, matched with kids 20, volunteers matched with 24, tutoring volunteers 26, mentoring 16, mentorship 16, mentors 10, mentor 9, mentee 12, mentees 12, find a mentor 18, mentor matching 18, mentoring program 20, mentorship program 20, mentoring platform 20, career mentor 16',
  examples: `
    Coordinator puts people who have retired from a trade together with young people, and sees which pairs have not met for weeks
    Charity brings newcomers and locals together by language, interests and free evenings; the pair writes a line after each meeting
    Goals of a pair: open an account, write a CV, find a flat; a report for those who give the money: meetings, hours, goals reached
    Someone who signs up says what they speak and when they are free, the office approves and makes the match, a button if something is wrong
    Volunteers who tutor refugee children are matched with them, lessons and progress
    Mentoring programme of our university: alumni are mentors, students look for one by field and send a request
    Find a mentor in design or engineering, read about their career, ask for a first meeting
    Young founders are matched with experienced entrepreneurs, set goals, meet every two weeks
    Platform that connects mentors and mentees, with profiles, requests, meetings and feedback
    Women in technology look for role models to learn from, one call a month, notes and goals
    Mentors say how many mentees they take, mentees apply with a short letter
    Our company pairs new colleagues with seniors, they agree on goals and keep meeting notes
    First-generation students get a graduate at their side who answers questions about studies and career
    Refugees and professionals of the same trade meet as tandem, mentor gives advice on applications
    Search mentors by industry, language and availability, schedule video sessions, rate them
    Career center sees active pairs of mentor and mentee and how many meetings they had
    Learn from somebody who is ten years ahead of you: choose a mentor, set goals, track what you reached`,
  presets: 'clean, warm',
  bars: 'schedule week',
  icon: 'users',
  names: 'Ten Years On, Beside You, Lantern',
  entity: 'mentor',
  home: 'focus shelf',
  screens: `
    home | Home | home
    browse | Mentors | users
    calendar | Meetings | calendar | mentor-meeting
    chats | Messages | chat
    detail | Mentor
    form | Ask for mentoring
    checklist | Goals | target | mentoring-goal
    browse! | Pairs | repeat | mentor-pair | | | Pairs, pair, pairs that have gone quiet, matches, makes the match, match, coordinator, tandems
    stats? | Progress | chart
    profile | Me | user`,
})
