import { Gauge, type Registry } from 'prom-client'

export type Series<Label extends string> = {
  readonly labels: Readonly<Record<Label, string>>
  readonly value: number
}

export type DescribedGauge<Label extends string> = {
  readonly name: string
  readonly help: string
  readonly labels: readonly Label[]
  /** Every series that there is now. */
  readonly read: () => Promise<readonly Series<Label>[]>
}

/** Measured when it is read: what nobody watches costs nothing. */
export const addGauge = <Label extends string>(
  registry: Registry,
  { name, help, labels, read }: DescribedGauge<Label>,
): void => {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    collect: async () => {
      const found = await read()
      gauge.reset()
      if (labels.length === 0) gauge.remove()
      for (const { labels: of, value } of found) gauge.set(of, value)
    },
  })
}
