import { texts } from '../texts.ts'
import { usePerformance } from '../use-admin.ts'
import { Loaded } from './loaded.tsx'
import { ScrollRegion } from './scroll-region.tsx'

export function PerformanceTab() {
  const { data, isError, refetch } = usePerformance()
  return (
    <>
      <h3 className="sub">{texts.performance}</h3>
      <Loaded query={{ data: data?.averages, isError, refetch }} empty={texts.noPerformance}>
        {(averages) => (
          <ScrollRegion className="tall" label={texts.performance}>
            <table className="tbl">
              <tbody>
                {averages.map(({ endpoint, count, avgResponseTime }) => (
                  <tr key={endpoint}>
                    <td>
                      <code>{endpoint}</code>
                    </td>
                    <td className="r t2">{texts.requests(count)}</td>
                    <td className="r b">{texts.milliseconds(Math.round(Number(avgResponseTime)))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        )}
      </Loaded>
    </>
  )
}
