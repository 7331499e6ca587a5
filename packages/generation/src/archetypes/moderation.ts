import { defineArchetype } from '../archetype.ts'

/** For those who keep order in a community: what was reported, and what was done about it. */
export const moderation = defineArchetype({
  id: 'moderation',
  words:
    'moderators 9, moderator 9, modqueue 34, mod queue 34, modlog 32, moderation 18, content moderation 32, reported posts 26, reported content 28, reported comments 26, ban users 14, moderate my 22, moderation tool 30, spam reports 16',
  examples: `
    Queue of reported posts and comments, remove, approve, ban with a reason
    Moderate my community from the phone: reports, bans, log of what we did
    Notes about users shared among the mods and ready answers
    Who removed what and why, appeals of banned members
    Review flagged pictures and profiles, warn the author, escalate
    Spam filter rules, new accounts waiting for approval
    Our forum team shares shifts and looks at reports first come first served
    Ban for seven days, lift a ban, list of all banned accounts
    Trust and safety desk: reports by reason, how long each waits
    Keep a chat server clean: kicks, mutes, words that are blocked
    Reports of our dating site with screenshots and history of the account
    Lock a thread, pin an announcement, remove spam links`,
  bars: 'feed profile map chats saved',
  presets: 'clean, dark-pro',
  icon: 'shield',
  names: 'Clear Queue, Fair Play, Green Room',
  entity: 'report-case',
  screens: `
    browse | Queue | flag
    history | Modlog | clock
    browse | Users | users | moderated-user
    stats? | Numbers | chart
    browse | Responses | chat | canned-answer
    detail | Report
    form? | Ban user | | moderated-user
    settings | Settings | settings`,
})
