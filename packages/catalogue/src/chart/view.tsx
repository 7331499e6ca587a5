import { useId } from 'react'
import { View } from 'react-native'
import { useClockFace } from '../clock/use-clock.ts'
import { ownWord } from '../language/words.ts'
import { AppText, SvgMarkup, typeStyle, useLayout } from '../primitives/index.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'
import type { ViewProps } from '../view-props.ts'
import { type ChartFrame, headRoom } from './chart-frame.ts'
import { describeChart } from './describe-chart.ts'
import { DonutChart } from './donut-chart.tsx'
import { barChartSvg } from './draw-bars.ts'
import { lineChartSvg } from './draw-line.ts'
import { sparklineSvg } from './draw-sparkline.ts'
import { HeatChart } from './heat-chart.tsx'
import { ProgressChart } from './progress-chart.tsx'
import { RingChart } from './ring-chart.tsx'
import { mirrorSeries } from './mirror-series.ts'
import { drawableValues } from './smooth-path.ts'

/** Numbers as a picture. */
export function ChartView({ id, label, properties: drawn }: ViewProps<'chart'>) {
  const face = useClockFace(id, drawn.centerCaption ?? '')
  const properties = face
    ? { ...drawn, center: face.center, centerCaption: face.caption, data: face.data }
    : drawn
  return (
    <View role={face ? 'timer' : 'img'} aria-label={describeChart(label, properties)}>
      <Chart properties={properties} />
      {properties.caption ? (
        <AppText variant="caption" style={{ marginTop: 4 }}>
          {properties.caption}
        </AppText>
      ) : null}
    </View>
  )
}

function Chart({ properties }: { properties: ResolvedProperties<'chart'> }) {
  const { roles, width, isRtl } = useLayout()
  switch (properties.kind) {
    case 'bar':
    case 'line':
    case 'area':
      return <AxisChart properties={properties} />
    case 'sparkline': {
      const height = properties.height ?? 40
      return (
        <SvgMarkup
          svg={sparklineSvg(
            isRtl ? properties.data.toReversed() : properties.data,
            width,
            height,
            roles.primaryText,
          )}
          width={width}
          height={height}
        />
      )
    }
    case 'donut':
      return <DonutChart properties={properties} />
    case 'ring':
      return <RingChart properties={properties} />
    case 'progress':
      return <ProgressChart properties={properties} />
    case 'heat':
      return <HeatChart properties={properties} />
  }
}

function AxisChart({ properties }: { properties: ResolvedProperties<'chart'> }) {
  const layout = useLayout()
  const gradientId = `area-${useId()}`
  const height = properties.height ?? 160
  const frame: ChartFrame = {
    width: layout.width,
    height,
    roles: layout.roles,
    elevation: layout.theme.elevation,
    language: layout.language,
    fontFamily: typeStyle(layout, 'caption').fontFamily ?? 'sans-serif',
  }
  const series = layout.isRtl ? mirrorSeries(properties) : properties
  const { kind, comparison } = series
  const svg =
    kind === 'bar'
      ? barChartSvg(series, frame)
      : lineChartSvg(series, frame, { comparison, area: kind === 'area' ? { gradientId } : undefined })
  const isEmpty = drawableValues(properties.data).length === 0
  return (
    <View style={{ height, alignItems: 'center', justifyContent: 'center' }}>
      {isEmpty ? <AppText variant="caption">{ownWord('No values yet', layout.language)}</AppText> : null}
      <View style={{ position: 'absolute', top: -headRoom, left: 0 }}>
        <SvgMarkup svg={svg} width={layout.width} height={height + headRoom} />
      </View>
    </View>
  )
}
