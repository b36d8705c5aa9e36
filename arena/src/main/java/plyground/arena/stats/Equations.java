package plyground.arena.stats;

/** Systems of linear equations with a symmetric positive matrix, by Cholesky's factors. */
final class Equations {
  private Equations() {}

  static double[] solve(double[][] matrix, double[] right) {
    int n = right.length;
    double[][] factor = factor(matrix);
    double[] x = right.clone();
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < i; k++) {
        x[i] -= factor[i][k] * x[k];
      }
      x[i] /= factor[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
      for (int k = i + 1; k < n; k++) {
        x[i] -= factor[k][i] * x[k];
      }
      x[i] /= factor[i][i];
    }
    return x;
  }

  /** The lower triangle whose product with its own mirror image is the matrix. */
  private static double[][] factor(double[][] matrix) {
    int n = matrix.length;
    double[][] factor = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = matrix[i][j];
        for (int k = 0; k < j; k++) {
          sum -= factor[i][k] * factor[j][k];
        }
        factor[i][j] = i == j ? Math.sqrt(sum) : sum / factor[j][j];
      }
    }
    return factor;
  }

  /** The inverse of a symmetric, positive definite matrix, by Cholesky's factors. */
  static double[][] inverse(double[][] matrix) {
    double[][] lower = factor(matrix);
    int n = lower.length;
    double[][] half = new double[n][n];
    for (int column = 0; column < n; column++) {
      for (int row = column; row < n; row++) {
        double sum = row == column ? 1 : 0;
        for (int k = column; k < row; k++) {
          sum -= lower[row][k] * half[k][column];
        }
        half[row][column] = sum / lower[row][row];
      }
    }
    return square(half);
  }

  /** A lower triangle's mirror image times itself. */
  private static double[][] square(double[][] half) {
    int n = half.length;
    double[][] product = new double[n][n];
    for (double[] row : half) {
      for (int a = 0; a < n; a++) {
        double factor = row[a];
        if (factor != 0) {
          for (int b = 0; b < n; b++) {
            product[a][b] += factor * row[b];
          }
        }
      }
    }
    return product;
  }
}
