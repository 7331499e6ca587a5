import { defineArchetype } from '../archetype.ts'

export const bugTracker = defineArchetype({
  id: 'bug-tracker',
  words:
    'bug tracker 24, bug tracking 24, issue tracker 22, issue tracking 20, track bugs 18, report bugs 16, report a bug 14, bug reports 16, bug report 14, jira 12, reproduce 6, severity 6',
  examples: `
    Our testers report bugs with severity and a screenshot, developers take them and close them
    Issue tracker for a small software team: open, in progress, resolved, who has it
    File defects of the new release with steps to reproduce and the version
    Bugs of each project with a priority, comments and the person they are assigned to
    Tickets of the developers with labels and milestones, and a chart of how many are open
    Beta testers send what crashed, with the phone and the log
    A list of known issues, filtered by status, severity and assignee
    QA wants to see which bugs were fixed in the build of last night
    Software faults: reproduce, assign, fix, verify, close
    Crash reports of our app with the steps, the build and who looks into it
    Triage every morning: new issues, how severe, whose they are, which release
    Report a bug from the app with a picture of the screen, and see when it is solved`,
  presets: 'clean, dark-pro',
  icon: 'warning',
  names: 'Fixlist, Closed Today, Red to Green',
  entity: 'bug',
  screens: `
    browse | Bugs | list
    stats | Numbers | chart
    people | Team | users
    detail | Bug
    form | Report a bug | | | Report a bug
    profile? | Me | user
    settings? | Settings | settings`,
})
