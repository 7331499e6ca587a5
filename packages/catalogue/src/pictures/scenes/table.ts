import type { Paint, Scene } from '../paint.ts'
import { box, circle, ellipse, leaf, line, shape } from '../shapes.ts'

/** A fish with a slice of lemon beside it. */
const fish = ({ colors: c, tone }: Paint) =>
  shape('M126 152C150 108 224 104 256 146L286 122V182L256 158C224 200 150 198 126 152z', c.m) +
  shape('M126 152C150 170 220 176 256 158C224 200 150 198 126 152z', c.l) +
  line('M176 122C188 140 188 164 176 182M204 120q14 32 0 64M228 128q10 24 0 50', c.d, 4) +
  circle(148, 146, 6, c.x) +
  circle(176, 206, 22, tone(48, 84, 62)) +
  circle(176, 206, 16, tone(52, 90, 78)) +
  line('M176 192v28M162 206h28', tone(48, 84, 62), 3)

export const plate: Scene = (paint) => {
  const { colors: c, jitter, random, tone, subject } = paint
  let shapes = box(-10, -10, 420, 320, 0, c.sky)
  shapes += shape('M-20 230L300 -30H420V60L60 330H-20z', c.hi)
  shapes += circle(204, 158, 112, c.x, '.12') + circle(200, 150, 110, c.paper)
  shapes += circle(200, 150, 84, tone(subject.hues[0], 24, 90))
  if (subject.detail === 'fish') {
    shapes += leaf(232, 206, 40, 10, 70, tone(110, 50, 38)) + leaf(236, 210, 34, 9, 110, tone(95, 52, 50))
    return { ground: [c.hi, c.sky], shapes: shapes + fish(paint) }
  }
  const bites = [c.m, c.pop, c.l, c.d, c.popl]
  for (let bite = 0; bite < 9; bite += 1) {
    const angle = (bite / 9) * 6.28 + random()
    const far = 14 + random() * 34
    const x = (200 + Math.cos(angle) * far).toFixed(1)
    const y = (150 + Math.sin(angle) * far).toFixed(1)
    shapes += circle(x, y, 16 + jitter(14), bites[bite % 5] ?? c.m)
  }
  for (let herb = 0; herb < 7; herb += 1) {
    const x = 200 + jitter(80) - 40
    const y = 160 + jitter(60) - 30
    shapes += leaf(x, y, 30, 9, jitter(360), herb % 2 ? tone(110, 50, 38) : tone(95, 52, 50))
  }
  for (let crumb = 0; crumb < 6; crumb += 1) {
    const x = 160 + jitter(80)
    shapes += circle(x, 110 + jitter(80), 3.5, c.popd)
  }
  shapes += line('M338 80V220M326 80v36a12 12 0 0024 0V80', c.d, 6)
  shapes += line('M62 80V220M62 80c-14 14 -14 50 0 64', c.d, 6)
  return { ground: [c.hi, c.sky], shapes }
}

export const pizza: Scene = ({ colors: c, jitter, tone }) => {
  let shapes = circle(206, 158, 118, c.x, '.14') + circle(200, 150, 116, tone(32, 60, 62))
  shapes += circle(200, 150, 100, tone(42, 84, 70)) + circle(200, 150, 98, tone(12, 70, 56), '.55')
  for (let slice = 0; slice < 11; slice += 1) {
    const angle = slice * 2.4
    const far = 18 + slice * 6.6
    const x = (200 + Math.cos(angle) * far).toFixed(1)
    const y = (150 + Math.sin(angle) * far).toFixed(1)
    shapes += circle(x, y, 13, slice % 3 ? tone(42, 60, 92) : tone(6, 66, 46))
  }
  for (let herb = 0; herb < 8; herb += 1) {
    const x = 200 + jitter(130) - 65
    const y = 160 + jitter(130) - 65
    shapes += leaf(x, y, 24, 8, jitter(360), tone(115, 48, 36))
  }
  for (let cut = 0; cut < 4; cut += 1) {
    const dx = 116 * Math.cos(cut * 0.785 + 0.2)
    const dy = 116 * Math.sin(cut * 0.785 + 0.2)
    const [ax, ay, bx, by] = [200 + dx, 150 + dy, 200 - dx, 150 - dy].map((value) => value.toFixed(0))
    shapes += line(`M200 150L${ax} ${ay}M200 150L${bx} ${by}`, c.popl, 2)
  }
  return { ground: [c.hi, c.sky], shapes }
}

export const bowl: Scene = ({ colors: c, jitter, tone, subject }) => {
  const hasNoodles = subject.detail === 'noodles'
  let shapes = box(0, 226, 400, 80, 0, c.l)
  shapes += line(
    'M160 74c-12 -14 12 -22 0 -38M200 70c-12 -14 12 -22 0 -38M240 74c-12 -14 12 -22 0 -38',
    c.paper,
    7,
  )
  shapes += ellipse(200, 128, 112, 30, c.popl)
  const filling = [c.pop, c.m, tone(110, 50, 42), c.paper]
  for (let bite = 0; bite < 8; bite += 1) {
    const y = 116 + jitter(16)
    shapes += circle(120 + bite * 22, y, 11 + jitter(8), filling[bite % 4] ?? c.m)
  }
  shapes += leaf(168, 122, 46, 12, -22, tone(112, 48, 40)) + leaf(232, 124, 50, 12, 26, tone(95, 52, 48))
  shapes += hasNoodles
    ? line('M130 124q10 -14 20 0t20 0t20 0M196 130q10 -14 20 0t20 0', c.popl, 6) +
      line('M250 118L330 40M264 124L346 52', c.x, 6)
    : line('M180 130c18 -12 44 -8 36 4s-34 6 -22 -4', c.paper, 5) + line('M262 124L338 54', c.x, 9)
  shapes += shape(
    'M84 128C84 210 140 246 200 246S316 210 316 128C300 150 240 158 200 158S100 150 84 128z',
    c.d,
  )
  shapes += shape('M104 172C150 196 250 196 296 172L290 186C240 208 160 208 110 186z', c.pop)
  shapes += box(160, 240, 80, 16, 6, c.x)
  return { ground: [c.hi, c.sky], shapes }
}

export const cup: Scene = ({ colors: c }) => ({
  ground: [c.popl, c.hi],
  shapes:
    circle(200, 150, 104, c.sky) +
    box(0, 238, 400, 70, 0, c.l) +
    line('M170 92c-12 -14 12 -22 0 -38M206 92c-12 -14 12 -22 0 -38', c.paper, 7) +
    ellipse(190, 240, 120, 16, c.d) +
    line('M256 148c50 -10 50 60 -8 54', c.paper, 15) +
    shape('M112 116H266C266 190 246 232 190 232S112 190 112 116z', c.paper) +
    ellipse(189, 116, 77, 19, c.x) +
    ellipse(189, 118, 64, 14, c.m) +
    leaf(189, 128, 22, 10, 0, c.popl) +
    shape('M126 170C150 184 230 184 254 170L250 186C228 198 152 198 130 186z', c.pop),
})

export const cake: Scene = ({ colors: c, tone }) => {
  let shapes = ellipse(200, 238, 130, 20, c.d) + box(186, 236, 28, 44, 6, c.d)
  shapes +=
    shape('M96 138H304V232H96z', c.popl) + box(96, 170, 208, 18, 0, c.pop) + box(96, 204, 208, 12, 0, c.m)
  shapes += shape(
    'M90 140C90 108 310 108 310 140C310 166 290 164 286 146C282 170 256 176 252 150C246 186 214 180 212 150C206 172 178 170 176 148C168 182 140 176 138 150C132 164 90 168 90 140z',
    c.m,
  )
  for (let berry = 0; berry < 5; berry += 1)
    shapes += circle(124 + berry * 38, 110, 13, berry % 2 ? c.popd : c.d)
  shapes += leaf(200, 104, 40, 11, 18, tone(120, 44, 42))
  return { ground: [c.hi, c.popl], shapes }
}

export const loaf: Scene = ({ colors: c }) => {
  let shapes = box(0, 222, 400, 90, 0, c.l) + box(54, 222, 292, 24, 10, c.d)
  shapes += shape('M84 224C58 210 62 168 92 160C100 96 300 96 308 160C338 168 342 210 316 224z', c.pop)
  shapes += shape('M92 160C100 96 300 96 308 160C296 182 104 182 92 160z', c.popl, '.55')
  for (let cut = 0; cut < 4; cut += 1)
    shapes += line(
      `M${126 + cut * 44} 172C${132 + cut * 44} 150 ${142 + cut * 44} 136 ${156 + cut * 44} 126`,
      c.hi,
      9,
    )
  shapes += line(
    'M320 96V208M320 120l-14-14M320 120l14-14M320 146l-14-14M320 146l14-14M320 172l-14-14M320 172l14-14',
    c.m,
    6,
  )
  return { ground: [c.hi, c.sky], shapes }
}

/** Fruit on a table; wine stands beside it where that is what is drawn. */
export const still: Scene = ({ colors: c, tone, subject }) => ({
  ground: [c.hi, c.sky],
  shapes:
    box(0, 216, 400, 90, 0, c.l) +
    circle(152, 178, 56, c.m) +
    circle(238, 190, 46, c.pop) +
    circle(196, 208, 34, c.d) +
    leaf(156, 126, 50, 14, 30, tone(115, 46, 40)) +
    leaf(240, 148, 34, 10, -24, tone(100, 48, 46)) +
    line('M152 128C152 112 158 104 166 98M238 148v-14', c.x, 5) +
    (subject.icon === 'wine'
      ? box(300, 96, 34, 130, 12, c.x) + box(309, 60, 16, 46, 5, c.x) + box(300, 150, 34, 40, 0, c.popl)
      : '') +
    circle(134, 160, 12, c.hi, '.5'),
})
