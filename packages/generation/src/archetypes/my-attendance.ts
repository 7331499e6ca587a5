import { defineArchetype } from '../archetype.ts'

/** A student sees how often he was at his classes; the register a teacher keeps is `attendance`. */
export const myAttendance = defineArchetype({
  id: 'my-attendance',
  words:
    'bunk calculator 60, bunk planner 60, classes i can skip 50, classes can i skip 50, classes i can miss 50, attendance percentage 24, target attendance 40, attendance target 40, minimum attendance 40, attendance criteria 36, 75% attendance 50, attendance calculator 50, attendance tracker for students 50, attendance tracker for college 50, my attendance 36, lectures i attended 44, attendance goal 36, attendance portal 30',
  examples: `
    Students track their own attendance per subject and how many classes they can still miss
    How many lectures must I attend to be back at 75 percent
    College attendance from the portal without logging in each time, with who marked it
    Bunk calculator: skip this class or not
    Present, absent or cancelled for each lecture of my timetable, percentage by subject
    Keep my attendance above the target the university wants
    Warns me when I fall below eighty percent in a subject
    Attendance of this semester, subject by subject, at a glance
    I missed two labs, can I still sit the exam
    A student sees who marked him absent and when
    Semester and session chosen once, then my attendance opens at once
    Which classes did I attend this week and which not`,
  needs: /\b(?:attend\w*|bunk\w*|skip|miss(?:ed)?)\b/iu,
  unless:
    /\b(?:teachers? (?:can )?(?:mark|take|tick|log)s?|(?:my|our) (?:pupils|kids|employees|players)|employees|staff|workers|roll call|church|training|parents)\b/iu,
  bars: 'checkout cart slots map',
  presets: 'clean, playful',
  icon: 'check',
  names: 'Seventy-Five, Front Row, Safe to Skip',
  entity: 'attended-subject',
  keepsThing: true,
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Subjects | school | | | | Subjects, subjects, subject, attendance per subject, attendance percentage, percentage, classes I can skip, target, target attendance, attendance tracking, attendance
    browse | Classes | check | attended-class | | | Classes, classes, lectures, who marked, marked, present, absent, who marked attendance
    week? | Timetable | calendar | attended-class
    stats | Progress | trend
    calendar? | Calendar | calendar | attended-class
    detail | Subject
    form | Add class | | attended-class | | | mark attendance, log attendance, log lectures
    notifications? | Alerts | bell
    profile? | Me | user`,
})
