import { type KindPart, partsOf } from '../part.ts'
import { anyKind } from './any-kind.ts'

/** Pictures of several people, of the app's own things where it has any. */
export const gallery = `
      tabs Show | All, Mine, Liked
      cards
      - {image 1} | Saturday | 12 pictures by Lea | 24
      - {image 2} | The week before | 9 pictures by Omar | 17
      - {image 3} | In October | 16 pictures by Kim | 31
      - {image 4} | Last summer | 11 pictures by Ana | 42
      button camera | Add pictures`

/** What people who belong together have in an app: what is new, what they think, what they win. */
export const peopleAnywhere: readonly KindPart[] = partsOf(anyKind, [
  {
    said: 'announcements, announcement board, notice board, noticeboard, bulletin board, news and announcements, announcements board, community announcements, push announcements, send announcements, company announcements, club announcements, official announcements',
    page: 'Announcements | bell | One is new',
    content: `
      hero New times from December | From the first of the month we open at eight, also on Saturdays.
      rows Earlier
      - bell | Closed on Thursday 26 November | Back on Friday at the usual time | 17 Nov
      - users | Thank you for Saturday | Forty of you came, more than ever | 14 Nov
      - calendar | Dates for next year | All of them are in the calendar | 9 Nov
      switches
      - x Tell me`,
  },
  {
    said: 'photo gallery, gallery, photo album, photo albums, picture gallery, photo wall, shared photos, photos gallery, photo sharing, share photos, shared photo album, media gallery, photo journal, photo timeline, photo diary, social wall',
    page: 'Photos | image | 48 pictures',
    content: gallery,
  },
  {
    said: 'polls, live polls, quick polls, team polls, group polls, community polls, polls and surveys, voting on places, vote on places, vote on dates, group voting',
    page: 'Poll | check | 18 votes, open until Sunday',
    content: `
      hero Which day suits us best? | 18 of 24 have voted. Open until Sunday.
      chips Your vote | Friday evening, * Saturday, Sunday morning
      chart Votes | 5, 9, 4 | Fri, Sat, Sun
      button check | Vote
      quiet plus | Ask something else`,
  },
  {
    said: 'carpooling, carpool, carpools, ride sharing, shared rides, lift sharing, share rides, car sharing board, ride share, lifts to share, offer lifts, offer a lift',
    page: 'Lifts | car | Two seats are free',
    content: `
      rows Offered
      - car | From the station, 8:10 | Omar Haddad, red estate | 2 free
      - car | From Mill street, 8:25 | Ana Petrova | 1 free
      rows Looked for
      - user | From the harbour, 8:00 | Kim Osei, one person
      fields
      - From | place | Linden lane 4
      - At | time | 8:10
      - Seats | number | 3
      button plus | Offer a lift`,
  },
  {
    said: 'reporting of users, report users, report user, report posts, report content, block users, block user, block and report, report and block, reporting and blocking, moderation, content moderation, block people, user reporting, moderation tools',
    page: 'Safety | shield | Two people blocked',
    content: `
      chips What is wrong | * Not friendly, Not true, Advertising, Something else
      fields
      - What happened | long | Wrote the same under every post
      button send | Report
      people Blocked
      - Nobody Much | Since 2 November | Unblock
      - Loud Noise | Since October | Unblock
      switches
      - x Only people I know`,
  },
  {
    said: 'live streams, live stream, live streaming, go live, live sessions, webinars, webinar, live classes, live video, live lessons, live workshops, live events, livestream, livestreams',
    page: 'Live | video | Tonight at seven',
    content: `
      image concert
      hero Tonight, 19:00 | With Iris Chen. 64 have said they come.
      agenda Coming up
      - Thu 19:00 | Questions you sent in | Iris Chen, 45 min
      - Sun 11:00 | Behind the scenes | Omar Haddad, 30 min
      rows To watch again
      - play | The one in October | 212 watched it | 41 min
      - play | For those who begin | 388 watched it | 28 min
      switches
      - x Ten minutes before`,
  },
  {
    said: 'live q&a, q&a, q and a, questions and answers, audience questions, ask questions, ask a question, live questions, ask the speaker, ask an expert',
    page: 'Questions | help | 14 asked, 9 answered',
    content: `
      fields
      - Your question | long | What would you do first?
      button send | Ask
      rows Asked most
      - help | Where does one begin? | Lea, answered | 24
      - help | How long does it take? | Omar, answered | 17
      - help | Can I bring somebody? | Kim, just now | 6
      switches
      - Without my name`,
  },
  {
    said: 'business card exchange, digital business card, exchange contacts, contact exchange, business cards, share contact details, swap contacts, digital business cards, exchange business cards, contact sharing',
    page: 'My card | card | Six people have it',
    content: `
      hero Mara Vogt | Design, Norrgard Studio. mara@post.example
      code MARA-VOGT | Let somebody scan it
      people Met
      - Omar Haddad | Harbour Dental, today
      - Iris Chen | Linden Print, yesterday
      button camera | Scan a card`,
  },
  {
    said: 'networking, matchmaking, mentor matching, mentors, mentoring, mentorship, find a mentor, networking matches, find people, people matching, buddy matching, networking opportunities',
    page: 'People to meet | users | Three fit you well',
    content: `
      chips What about | * Same work, Same town, Beginners, Experts
      people
      - Iris Chen | Did it for ten years, glad to help | 94 %
      - Omar Haddad | Began in spring, as you did | 88 %
      - Priya Nair | Lives around the corner | 81 %
      button chat | Say hello
      switches
      - x Others may find me`,
  },
  {
    said: 'volunteer sign-up, volunteer signup, volunteer sign up, volunteer registration, volunteer sign-up sheet, sign-up sheet, sign-up sheets, signup sheet, helper list, helpers list, helper sign-up, sign up to volunteer, volunteer list, volunteer shifts',
    page: 'Help us | heart | Three places are open',
    content: `
      rows We look for
      - cup | Coffee and cake | Sat 28 November, 14:00 | | 2 free
      - truck | Driving | Sat 28 November, 9:00 | | 1 free
      - users | At the door | Sun 29 November, 10:00 | | Full
      people Signed up
      - Lea Brandt | Coffee and cake
      - Omar Haddad | At the door
      button check | I can help`,
  },
  {
    said: 'raffle, raffles, tombola, prize draw, giveaway, giveaways, lottery, lucky draw',
    page: 'Raffle | gift | Drawn on Saturday at six',
    content: `
      hero Your numbers | 14, 88 and 132. Drawn on Saturday at 18:00.
      rows Prizes
      - gift | First prize | A weekend for two
      - gift | Second prize | Dinner at the harbour
      - gift | Ten more | A bag of good things
      fields
      - How many | number | 3
      button card | Buy for € 6`,
  },
  {
    said: 'xp, xp points, xp system, experience points, levels, level up, xp and levels, level system, levels and xp, points and levels',
    page: 'Level | star | 180 points to level 8',
    content: `
      ring Level 7 | 0.64 | 7 | 320 of 500 points
      rows Earned lately
      - check | Today | Two done, one of them twice | +40
      - fire | Five days in a row | Since Sunday | +25
      - star | First of its kind | Tuesday | +10
      rows Next levels
      - lock | Level 8 | At 500 points
      - lock | Level 10 | At 1,200 points`,
  },
  {
    said: 'achievements, badges, trophies, awards, achievement badges, badges and achievements, unlock achievements, earn badges, medals, achievements and badges, collect badges, virtual badges',
    page: 'Badges | trophy | Four of twelve',
    content: `
      ring Collected | 0.33 | 4 | of 12
      tiles Yours
      - star | First step | 2 August
      - fire | Seven in a row | 14 October
      - sun | Early bird | 30 October
      - trophy | Best of the week | 8 November
      tiles Still to win
      - lock | Thirty in a row
      - lock | Night owl`,
  },
  {
    said: 'streak, streaks, daily streak, daily streaks, streak counter, streak tracking, day streaks',
    page: 'Streak | fire | 14 days in a row',
    content: `
      ring In a row | 0.47 | 14 | days, best was 30
      cells November
      - x_16 x_17 x_18
      - x_19 20 21
      stats
      - 30 | Longest
      - 2 | Days to spare
      switches
      - x Remind me at eight`,
  },
  {
    said: 'rewards, reward shop, rewards shop, redeem points, rewards store, loyalty rewards, prizes, redeem rewards, points and rewards, reward system, rewards program, rewards programme, loyalty points, reward points, points system, earn points, bonus points, collect points',
    page: 'Rewards | gift | 320 points to spend',
    content: `
      hero 320 points | Ten for every time, double on Mondays.
      rows To choose from
      - gift | A coffee on us | 80 points | Take it
      - tag | 10 % off | 200 points | Take it
      - star | A day for free | 500 points | 180 to go
      timeline Lately
      - 20 points | Today
      - 40 points | Mon 16 Nov`,
  },
  {
    said: 'daily challenge, daily challenges, challenge of the day, weekly challenge, weekly challenges, challenges, community challenges, group challenges, team challenges, monthly challenges, fun challenges',
    page: 'Challenge | flag | Four days to go',
    content: `
      ring This week | 0.6 | 3 | of 5 times
      ticks Days
      - x Monday
      - x Tuesday
      - x Thursday
      - Friday
      - Sunday
      people Who takes part
      - Ruth Adeyemi | 4 of 5
      - You | 3 of 5
      - Kim Osei | 2 of 5
      button flag | Join the next one`,
  },
  {
    said: 'weekly goals, goal setting, set goals, goals, personal goals, goal tracking, set targets, monthly goals, track goals',
    page: 'Goals | goal | Two of three reached',
    content: `
      ring Today | 0.66 | 2 | of 3
      ticks
      - x Once before noon
      - x Twenty minutes
      - Five days this week
      fields
      - New goal | text | Thirty minutes on Sunday
      - Until | date | Sun 29 Nov
      button plus | Set a goal`,
  },
  {
    said: 'feedback, feedback form, give feedback, customer feedback, feedback survey, surveys, survey, satisfaction survey, guest feedback, feedback surveys, user feedback, feedback forms, client feedback, send feedback, anonymous feedback',
    page: 'Feedback | chat | Takes a minute',
    content: `
      chips How was it? | Poor, Fair, Good, * Very good
      fields
      - What was good | long | Friendly, and quick
      - What could be better | text | A little more time
      switches
      - x You may write me
      button send | Send`,
  },
  {
    said: 'disputes, dispute resolution, dispute center, report a problem, report problem, report problems, complaints, file a complaint, complaint, complaints form, report issues, report an issue, issue reporting, problem reports, submit complaints',
    page: 'Report a problem | alert | Answered within a day',
    content: `
      chips What about | * Something is wrong, Somebody, A payment, Something else
      fields
      - What happened | long | It was not as it was told
      - Since | date | Tue 17 Nov
      - Photo | photo | box
      button send | Report
      timeline Reported before
      - Answered by Lea | 12 November
      - Seen | 11 November
      - Sent | 11 November`,
  },
  {
    said: 'verification badges, verified profiles, profile verification, verified badge, verified badges, verified sellers, verified users, id verification, identity verification, background checks, background check, verify identity, verify profile, user verification, kyc, license upload, licence upload, upload license, upload licence, driver license upload',
    page: 'Verification | shield | One step is left',
    content: `
      hero Nearly there | Verified people are trusted more.
      ticks Steps
      - x Phone number
      - x Email
      - Photo of your ID
      fields
      - ID, front | photo | card
      - ID, back | photo | card
      - Born on | date | 12 May 1994
      button check | Send for checking`,
  },
  {
    said: 'travel companions, invite collaborators, collaborative planning, plan together, shared planning, collaborators, collaboration, co-editing, invite others, plan with friends, group planning, real-time collaboration',
    page: 'Together | users | Three of you',
    content: `
      people Who is in
      - Lea Brandt | May change all of it | You
      - Omar Haddad | May change all of it, today 8:40
      - Kim Osei | May look
      timeline Changed lately
      - {title 1} | Omar, 8:40
      - {title 2} | Lea, yesterday
      button send | Invite somebody`,
  },
  {
    said: 'rsvp, rsvps, rsvp to events, event rsvp, rsvp system, rsvp list, who is coming, who is there, who is joining, attendance list',
    on: 'detail home',
    isFirst: true,
    content: `
      chips RSVP* | * I come, Perhaps, Cannot
      people Coming
      - Lea Brandt | Said yes today
      - Omar Haddad | Brings somebody`,
  },
  {
    said: 'pace groups, skill groups, level groups, groups by level, groups by pace',
    page: 'Groups | users | Three of them',
    content: `
      people Groups
      - Easy | With Lea, talks all the way | 14
      - Steady | With Omar, a little faster | 11
      - Fast | With Kim, for those who race | 6
      chips Mine | * Easy, Steady, Fast
      button check | Change my group`,
  },
  {
    said: 'directory, member directory, alumni directory, people directory, staff directory, contact directory, members directory, members list, member list, phone book, contacts list, community directory, neighbour directory, neighbor directory, attendee list, participants list, resident directory',
    page: 'Directory | users | 84 people',
    content: `
      fields
      - Search | text | Name, town or work
      chips Show | * All, Nearby, New
      people
      - Ana Petrova | Lisbon, architect | 2014
      - Elias Lund | Bergen, teaches physics | 2009
      - Hana Sato | Turin, paediatrician | 2011
      - Omar Haddad | Ghent, runs a print shop | 2016
      - Priya Nair | Leipzig, data and maps | 2018
      switches
      - x Others may see me`,
  },
  {
    said: 'job board, jobs board, job listings, job postings, job offers, vacancies, open positions, internships, career board, gig board',
    page: 'Jobs | users | Three are new',
    content: `
      chips Kind | * All, Full time, Part time, Internship
      rows
      - user | Project lead, town library | Four days a week, from January | New
      - user | Bookkeeper, Norrgard Studio | Part time, partly from home | New
      - user | Summer job at the harbour | June to August, beginners welcome | 12 Nov
      - user | Physics teacher, Linden school | Full time, from February | 9 Nov
      button plus | Post a job`,
  },
  {
    said: 'on-call list, on-call schedule, on-call rota, on call list, on-call, on-call duty, standby list',
    // The calls of a tow truck are those that come in.
    within: /\bon[- ]?call\b|\bstand-?by\b/i,
    page: 'On call | phone | Kim until 20:00',
    content: `
      people Now
      - Kim Osei | Until 20:00, answers at once | On call
      agenda Next
      - Tonight | Omar Haddad | 20:00 to 8:00
      - Friday | Lea Brandt | 8:00 to 20:00
      - Weekend | Ana Petrova | 24 hours
      button phone | Call Kim`,
  },
  {
    said: 'swap requests, swap request, shift swap, shift swaps, shift swap requests, shift swapping, shift trading, swap shifts',
    within:
      /\b(?:shifts?|dut(?:y|ies)|rotas?|rosters?|hours|schedules?|days off|co-?workers|colleagues|staff)\b/i,
    page: 'Swaps | repeat | Two wait for an answer',
    content: `
      rows Open
      - repeat | Friday late for Sunday early | Kim Osei asks you | New
      - repeat | Monday night for Tuesday late | Omar Haddad, anybody | Open
      rows Agreed
      - check | Saturday early for Thursday late | You and Ana, seen by Lea | Agreed
      fields
      - I give | text | Friday, 14:00 to 22:00
      - I take | text | Sunday, 6:00 to 14:00
      button send | Ask for a swap`,
  },
  {
    said: 'swap requests, swap request, exchange requests, exchange request, change requests',
    within: /\b(?:custody|co-?parent\w*|separated|divorced|handovers?)\b/i,
    page: 'Swaps | repeat | One waits for an answer',
    content: `
      rows For you
      - repeat | Fri 27 Nov for Fri 4 Dec | Omar has a late shift | New
      rows Agreed
      - check | Sat 7 Nov for Sun 8 Nov | Both of you, on 2 November | Agreed
      - check | First week of the holidays | Both of you, in October | Agreed
      fields
      - I give | date | Fri 27 Nov
      - I take | date | Fri 4 Dec
      button send | Ask for a swap`,
  },
  {
    said: 'swap requests, swap request, exchange requests, exchange request, trade requests, trade request',
    page: 'Swaps | repeat | Two wait for an answer',
    content: `
      rows For you
      - repeat | {title 1} for {title 2} | Kim Osei asks you | New
      - repeat | {title 3} for {title 4} | Omar Haddad asks you | New
      rows Agreed
      - check | {title 5} for {title 6} | With Ana Petrova | Agreed
      fields
      - I give | text | {title 1}
      - I take | text | {title 2}
      button send | Ask for a swap`,
  },
  {
    said: 'legal, legal help, legal advice, legal support, legal aid, legal assistance, ask a lawyer',
    page: 'Legal help | shield | Answered within two days',
    content: `
      chips What about | * Contract, Pay, Dismissal, Accident, Other
      fields
      - Your question | long | May they change my hours from one week to the next?
      - Paper | photo | paper
      button send | Ask
      rows Often asked
      - help | How much notice do I have? | It depends on the years
      - help | Who pays when I am ill? | The first six weeks, then the insurer`,
  },
  {
    said: 'karma points, karma, reputation, reputation points, trust score, community points',
    page: 'Karma | star | 120 points',
    content: `
      ring Karma | 0.6 | 120 | of 200 for the next star
      timeline Lately
      - +20, gave away a coat | Tuesday
      - +10, came on time | Sunday
      - +10, a kind word by Kim | Sunday
      rows What it is good for
      - star | From 100 on | Your things stand first
      - gift | From 200 on | One more wish at a time`,
  },
  {
    said: 'questionnaires, questionnaire, client questionnaire, client questionnaires, intake questionnaire, intake form, intake forms, consultation form',
    page: 'Questionnaire | checklist | Six questions, four answered',
    content: `
      fields
      - What matters most to you | long | That nobody has to hurry
      - When | date | Sat 12 Dec
      - How many of you | number | 24
      - What should not be missing | text | Grandmother, and the dog
      chips How did you find us? | * Friends, Search, Social media
      button send | Send answers`,
  },
  {
    said: 'forum*, discussion forum, community forum, discussion board, discussion boards, discussions, forums, discussion threads, message board, group discussions, community discussions, discussion',
    page: 'Forum | chat | Three new answers',
    content: `
      chips Topic | * All, Beginners, Questions, Off topic
      rows
      - chat | Where would you begin? | Lea Brandt, last by Omar at 9:12 | 14
      - chat | What I learned in the first year | Kim Osei, last by Ana yesterday | 31
      - chat | Who comes along on Saturday? | Omar Haddad, last by you | 8
      - chat | Small things that help | Iris Chen, last by Lea on Monday | 22
      button plus | Start a thread`,
  },
  {
    said: 'tournaments, tournament, competitions, tournament brackets, brackets, tournament mode, cups, contests, contest',
    page: 'Tournaments | trophy | Autumn cup, round two',
    content: `
      hero Autumn cup | You play Kim on Saturday at 16:00.
      rows Round two
      - users | You and Kim Osei | Sat 21 Nov, 16:00 | Next
      - users | Omar Haddad and Ana Petrova | Sun 22 Nov, 11:00
      rows Round one
      - check | You and Elias Lund | 12 November | 2 : 1
      - check | Kim Osei and Lea Brandt | 11 November | 2 : 0
      rows Coming up
      - flag | Winter open | 12 to 13 December, eight places left
      button plus | Sign up`,
  },
  {
    said: 'guest policy, policies, policy, house rules, community guidelines, club rules, rules and policies, community rules, code of conduct, terms and policies',
    page: 'Rules | book | Changed in October',
    content: `
      steps
      - Guests are welcome | Tell the others when they stay over night
      - Quiet from ten | In the yard, too
      - What is broken is told | A picture is enough
      - What is shared is left clean | For whoever comes next
      switches
      - x I have read them`,
  },
  {
    said: 'timeline, project timeline, milestones, milestone tracking, gantt chart, project milestones, progress timeline, timeline view, timelines',
    page: 'Timeline | trending | Third of five steps',
    content: `
      ring Done | 0.46 | 46 % | until 18 December
      steps
      - Planned and counted | Done on 2 October
      - Ordered | Done on 19 October
      - Under way | Since 9 November, a week late
      - Looked at together | 11 December
      - Finished | 18 December`,
  },
  {
    said: 'power-ups, power ups, powerups, boosters, lifelines, jokers, power-up',
    on: 'quiz game board home',
    content: `
      keys Power-ups*
      - zap | 50:50
      - clock | More time
      - skip | Skip`,
  },
])
