/** A value, or the promise of one. A count in this process is a value, and costs its request no turn of the event loop. */
export type Eventual<Value> = Value | Promise<Value>

/** Goes on with the value: at once, or when it is there. */
export const whenThere = <Value, Next>(
  value: Eventual<Value>,
  goOn: (value: Value) => Next,
): Eventual<Next> => (value instanceof Promise ? value.then(goOn) : goOn(value))
