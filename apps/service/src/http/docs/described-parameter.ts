/** One parameter, or one field of a body, in the words of a reader. Text between backticks is code. */
export type DescribedParameter = { readonly name: string; readonly values: string; readonly meaning: string }
